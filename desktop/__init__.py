"""The table on screen: it asks, shows and animates; it never decides what is allowed, nor computes a score."""

import os

# Qt hands whatever is translucent over to threads, in slices so small that this takes several times as long as painting
# them. It asks for this once, when it is loaded.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
