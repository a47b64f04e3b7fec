"""What runs a pupil's program in the page: the worker calls these functions."""

import random
import tablier
import _tablier_hote as hote


class SansFonction(Exception):
    """The program has no function jouer or play."""


class _Sortie:
    """Where print writes."""

    def write(self, texte):
        hote.dit(texte)

    def flush(self):
        pass


sortie = _Sortie()


def graine(nombre):
    random.seed(nombre)


def sans():
    raise SansFonction("jouer")


def joue(joueur, texte, *jeu):
    """Ask for a move; return it, empty where it is not allowed, and what was returned, as Python writes it."""
    position = tablier.lire(texte, *jeu)
    choisi = joueur(position)
    permis = isinstance(choisi, str) and choisi in position._developpe()
    return [choisi if permis else "", repr(choisi)[:60]]


def essaie(source, espace, dit):
    import essais
    essais.lance(source, espace, lambda r: dit(
        r["index"], r["count"], r["fr"], r["en"], r["private"], r["state"] == "passed",
        r["position"], r["expected"], r["received"]))
