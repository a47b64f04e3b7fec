"""Note chaque position par les coups qu'elle laisse, et joue le coup qui mène à la meilleure."""

import random


def note(position, camp):
    if position.finie():
        return 0 if position.gagnant() is None else 100 if position.gagnant() == camp else -100
    choix = len(position.coups())
    return choix if position.trait == camp else -choix


def jouer(position):
    coups = position.coups()
    random.shuffle(coups)
    return max(coups, key=lambda coup: note(position.jouer(coup), position.trait))
