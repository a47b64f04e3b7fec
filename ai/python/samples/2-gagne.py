"""Gagne si un coup gagne tout de suite, sinon joue au hasard."""

import random


def jouer(position):
    for coup in position.coups():
        if position.jouer(coup).gagnant() == position.trait:
            return coup
    return random.choice(position.coups())
