"""The games kept on this computer: read, listed, gone on with, brought in, thrown away."""
