"""The rules of Tapatan, in plain Python: see tablier/tapatan.py."""

from tablier.tapatan import *
