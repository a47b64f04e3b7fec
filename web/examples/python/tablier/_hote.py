"""Answers what the interface asks about positions, by the rules of Tapatan in module tapatan.

Questions and answers are those of the Go package ai/python, whose comment describes them.
"""

import re

from . import tapatan

# Of the other games the rules are in the frame of a board, and a page that shows one can ask it only about the match
# on that board.
AUTRES = "hyle", "entropy", "domino", "stratege"

TEXTE = re.compile(r"([.or]{9}) ([or]) o([0-3])r([0-3])")


class Indisponible(RuntimeError):
    """What the workshop of Tablier has, and this package has not, or not here."""


def compte():
    """Count a look at a position. Nothing limits them here."""


def regles(question):
    """The answer to a question."""
    sorte, jeu, variante, options, *reste = question.split("\t")
    if jeu in AUTRES or jeu == "tapatan" and variante not in ("", "tapatan"):
        raise Indisponible(
            f"{jeu} {variante}".strip() + " : ce paquet ne connaît que les règles de Tapatan. Pour le reste, il manque "
            "au cadre de Tablier un message qui réponde aux questions « expand » et « cells » sur une position ; "
            "l'atelier du site, lui, connaît tous les jeux.")
    if jeu != "tapatan" or options:
        return f"error\tgame\t{jeu} {options}".rstrip()
    if sorte == "game":
        return "ok\tO\tR\ttapatan\t"
    if sorte == "value":
        return "error\tvalue\t"
    position = _lit(*reste)
    if position is None:
        return f"error\tposition\t{reste[0]!r}"
    return (_cases if sorte == "cells" else _developpe)(position)


def _lit(texte):
    """The position of a text, None where no game leads to it."""
    if texte == "":
        return tapatan.Position()
    lu = TEXTE.fullmatch(texte)
    if lu is None:
        return None
    points, trait, *mains = lu.groups()
    camps = {"o": "O", "r": "R", ".": None}
    position = tapatan.Position(camps[trait], {p: camps[c] for p, c in zip(tapatan.POINTS, points) if c != "."})
    oranges, rouges = map(int, mains)
    posees = 3 - points.count("o"), 3 - points.count("r")
    en_tour = oranges == rouges == 0 or rouges - oranges == "or".index(trait)
    aligne = any(all(position.pions.get(p) == position.trait for p in ligne) for ligne in tapatan.LIGNES)
    return position if posees == (oranges, rouges) and en_tour and not aligne else None


def _ecrit(position):
    camps = list(position.cases().values())
    points = "".join("." if camp is None else camp.lower() for camp in camps)
    return f"{points} {position.trait.lower()} o{3 - camps.count('O')}r{3 - camps.count('R')}"


def _etat(position):
    """The fields of a position: its text, to-move, winner, points of both, reason."""
    gagnant = position.gagnant()
    if gagnant:
        return [_ecrit(position), "", "1" if gagnant == "O" else "2", "", "", "line"]
    return [_ecrit(position), "1" if position.trait == "O" else "2", "", "", "", ""]


def _developpe(position):
    suites = [[coup, "1", *_etat(position.jouer(coup))] for coup in position.coups()]
    return "\n".join("\t".join(champs) for champs in [["ok", *_etat(position)], *suites])


def _cases(position):
    return "\n".join(["ok", *(f"{point}\t{camp or ''}" for point, camp in position.cases().items())])
