"""Alpha-bêta : minimax qui laisse les coups qui ne peuvent plus rien changer, et va un coup plus loin à la fois."""

import random

APPELS = 1500  # de la fonction note, pour un coup


class Assez(Exception):
    pass


class Recherche:
    def __init__(self):
        self.appels = 0

    def note(self, position, profondeur, alpha, beta):
        """Ce que vaut une position pour qui a le trait, entre alpha et beta."""
        self.appels += 1
        if self.appels > APPELS:
            raise Assez
        if position.finie():
            return 0 if position.gagnant() is None else -100 - profondeur
        if profondeur == 0:
            return 0
        for coup in position.coups():
            alpha = max(alpha, -self.note(position.jouer(coup), profondeur - 1, -beta, -alpha))
            if alpha >= beta:
                break
        return alpha

    def meilleur(self, position, coups, profondeur):
        choix, alpha = coups[0], -1000
        for coup in coups:
            valeur = -self.note(position.jouer(coup), profondeur, -1000, -alpha)
            if valeur > alpha:
                choix, alpha = coup, valeur
        return choix


def jouer(position):
    coups = position.coups()
    random.shuffle(coups)
    recherche, choix = Recherche(), coups[0]
    try:
        for profondeur in range(1, 12):
            choix = recherche.meilleur(position, coups, profondeur)
            coups = [choix] + [coup for coup in coups if coup != choix]
    except Assez:
        pass
    return choix
