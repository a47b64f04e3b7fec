"""Positions of Tablier's games, for a player written in Python: in the workshop of Tablier, in its arena, and in pages
and notebooks of others.

    from tablier import debut, defier

    def jouer(position):
        return position.coups()[0]

    defier(jouer, niveau=3)

The workshop answers what is asked about positions. Elsewhere the rules of Tapatan in Python do; the other games, and
what positions are worth, are asked of the site of Tablier, in a page that can wait for it: see README.md of the folder
web/examples/python.
"""

import importlib

try:
    import _tablier_hote as _hote  # who answers in Tablier's own workshop
except ImportError:
    from . import _hote

from . import adresse
from .positions import (
    CHANCE, HASARD, CoupInterdit, Erreur, Position, PositionIllisible, ResultatCache, ValeurInconnue, debut, game, jeu,
    lire, observe, read, start)

__all__ = [
    "CHANCE", "HASARD", "CoupInterdit", "Defi", "Erreur", "Indisponible", "Position", "PositionIllisible",
    "ResultatCache", "ValeurInconnue", "adresse", "debut", "defier", "game", "jeu", "lire", "observe", "read", "start",
    "tapatan"]

for _classe in CoupInterdit, Erreur, Position, PositionIllisible, ResultatCache, ValeurInconnue:
    _classe.__module__ = __name__  # as one imports it, and as errors name it

_PLUS_TARD = {"Defi": "_defi", "defier": "_defi", "Indisponible": "_cadre"}


def __getattr__(nom):
    """What few players want is imported when one asks for it."""
    if nom == "tapatan":
        return importlib.import_module(".tapatan", __name__)
    if nom in _PLUS_TARD:
        return getattr(importlib.import_module("." + _PLUS_TARD[nom], __name__), nom)
    raise AttributeError(f"module {__name__!r} has no attribute {nom!r}")
