"""Gagne si un coup gagne tout de suite ; évite les coups après lesquels l'autre gagne tout de suite."""

import random


def gagne_tout_de_suite(position):
    for coup in position.coups():
        if position.jouer(coup).gagnant() == position.trait:
            return coup
    return None


def jouer(position):
    gagnant = gagne_tout_de_suite(position)
    if gagnant is not None:
        return gagnant
    surs = [coup for coup in position.coups() if gagne_tout_de_suite(position.jouer(coup)) is None]
    return random.choice(surs or position.coups())
