"""Minimax qui retient les notes déjà trouvées, et regarde ainsi plus loin."""

import random

notes = {}


def note(position, profondeur):
    """Ce que vaut une position pour qui a le trait."""
    cle = position, profondeur
    if cle not in notes:
        notes[cle] = calcule(position, profondeur)
    return notes[cle]


def calcule(position, profondeur):
    if position.finie():
        return 0 if position.gagnant() is None else -100 - profondeur
    if profondeur == 0:
        return 0
    return max(-note(position.jouer(coup), profondeur - 1) for coup in position.coups())


def jouer(position):
    notes.clear()
    coups = position.coups()
    random.shuffle(coups)
    return max(coups, key=lambda coup: -note(position.jouer(coup), 3))
