"""Positions on their way to the worker process: the box, which is large and the same all game, travels only once."""

import pickle
from io import BytesIO
from typing import Any


class Packer(pickle.Pickler):
    def __init__(self, file: BytesIO, box_type: type, boxes: list[Any]) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.box_type, self.boxes = box_type, boxes

    def persistent_id(self, obj: Any) -> int | None:
        if not isinstance(obj, self.box_type):
            return None
        for number, box in enumerate(self.boxes):
            if box is obj:
                return number
        self.boxes.append(obj)
        return len(self.boxes) - 1


class Unpacker(pickle.Unpickler):
    def __init__(self, file: BytesIO, boxes: list[Any]) -> None:
        super().__init__(file)
        self.boxes = boxes

    def persistent_load(self, pid: Any) -> Any:
        return self.boxes[pid]


def packed(thing: Any, box_type: type, boxes: list[Any]) -> bytes:
    """The thing without its boxes; those not sent before stand in front. `boxes`: what the other side will know."""
    file, known = BytesIO(), len(boxes)
    Packer(file, box_type, boxes).dump(thing)
    return pickle.dumps((boxes[known:], file.getvalue()), pickle.HIGHEST_PROTOCOL)


def unpacked(parcel: bytes, boxes: list[Any]) -> Any:
    new, body = pickle.loads(parcel)
    boxes.extend(new)
    return Unpacker(BytesIO(body), boxes).load()
