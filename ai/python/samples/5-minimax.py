"""Minimax à trois coups : ma note est l'opposée de ce que l'adversaire peut en tirer."""

import random


def note(position, profondeur):
    """Ce que vaut une position pour qui a le trait."""
    if position.finie():
        return 0 if position.gagnant() is None else -100 - profondeur
    if profondeur == 0:
        return 0
    return max(-note(position.jouer(coup), profondeur - 1) for coup in position.coups())


def jouer(position):
    coups = position.coups()
    random.shuffle(coups)
    return max(coups, key=lambda coup: -note(position.jouer(coup), 2))
