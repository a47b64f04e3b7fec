"""Answers what the interface asks about positions: by the rules in module tapatan, or by the site of Tablier.

Questions and answers are those of the Go package ai/python, whose comment describes them. Only plain Tapatan is known
here; the other games and boards, and what positions are worth, the site tells through a frame: see module _cadre.
"""

import re

from . import _cadre, tapatan

JEUX = "tapatan", "hyle", "entropy", "domino", "stratege"

TEXTE = re.compile(r"([.or]{9}) ([or]) o([0-3])r([0-3])")


def compte():
    """Count a look at a position. Nothing limits them here."""


def regles(question):
    """The answer to a question."""
    sujet = _ailleurs(question)
    return _cadre.demande(question, sujet) if sujet else _ici(question)


async def prepare(jeu, variante, options, texte):
    """Bring what a player looks at first, for where its function cannot wait: a position, and what follows."""
    tete = await _bientot("game", jeu, variante, options)
    if tete[0] == "ok":
        choisi = jeu, *tete[3:]
        tete = await _bientot("expand", *choisi, texte)
    if tete[0] == "ok":
        await _bientot("cells", *choisi, tete[1])


async def _bientot(*champs):
    """The first record of an answer, which is there at once afterwards."""
    question = "\t".join(champs)
    reponse = await _cadre.cherche(question) if _ailleurs(question) else _ici(question)
    return reponse.partition("\n")[0].split("\t")


def _ailleurs(question):
    """What a question is about that only the site can answer, None where module tapatan can."""
    sorte, jeu, variante, options, *_ = question.split("\t")
    if jeu not in JEUX:
        return None
    if jeu != "tapatan" or variante not in ("", "tapatan"):
        return f"{jeu} {variante}".strip()
    return "ce que vaut une position" if sorte == "value" and not options else None


def _ici(question):
    sorte, jeu, _, options, *reste = question.split("\t")
    if jeu != "tapatan" or options:
        return f"error\tgame\t{jeu} {options}".rstrip()
    if sorte == "game":
        return "ok\tO\tR\ttapatan\t"
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
