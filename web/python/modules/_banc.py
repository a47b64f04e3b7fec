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


class _Noms(dict):
    """The names of the program: one that is set here the program sees as well."""

    def __setitem__(self, nom, valeur):
        dict.__setitem__(self, nom, valeur)
        hote.pose(nom, valeur)


def essaie(source, noms, dit):
    import essais
    espace = _Noms()
    for nom, valeur in noms:
        dict.__setitem__(espace, nom, valeur)
    essais.lance(source, espace, lambda r: dit(
        r["index"], r["count"], r["fr"], r["en"], r["private"], r["state"],
        r["position"], r["expected"], r["received"]))
