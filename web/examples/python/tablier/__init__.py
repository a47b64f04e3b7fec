"""Tablier for a page or a notebook of your own: the interface of its workshop, with the rules of Tapatan in Python.

The other games, and what positions are worth, are asked of the site of Tablier, in a page that can wait for it.

    from tablier import debut, defier

    def jouer(position):
        return position.coups()[0]

    defier(jouer, niveau=3)

See README.md beside this folder.
"""

import sys

from . import _hote

# The interface asks whoever is there; in Tablier's own workshop that is the page.
sys.modules.setdefault("_tablier_hote", _hote)

from . import adresse, tapatan
from ._cadre import Indisponible
from ._defi import Defi, defier
from .jeu import (
    CHANCE, HASARD, CoupInterdit, Erreur, Position, PositionIllisible, ResultatCache, ValeurInconnue, debut, lire,
    observe, read, start)

__all__ = [
    "CHANCE", "HASARD", "CoupInterdit", "Defi", "Erreur", "Indisponible", "Position", "PositionIllisible",
    "ResultatCache", "ValeurInconnue", "adresse", "debut", "defier", "lire", "observe", "read", "start", "tapatan"]
