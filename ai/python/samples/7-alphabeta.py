"""Alpha-bêta : minimax qui laisse les coups qui ne peuvent plus rien changer.

Il va un coup plus loin à la fois, et retient pour toute la partie ce qu'il sait des positions déjà vues.
"""

import random

APPELS = 4500  # de la fonction note, pour un coup
GAIN = 100


class Assez(Exception):
    pass


class Recherche:
    def __init__(self):
        self.appels = 0
        self.vues = {}  # position : profondeur, au moins, au plus, meilleur coup

    def note(self, position, profondeur, alpha, beta):
        """Ce que vaut une position pour qui a le trait, entre alpha et beta."""
        self.appels += 1
        if self.appels > APPELS:
            raise Assez
        if position.finie():
            return 0 if position.gagnant() is None else -GAIN
        vue, moins, plus, tente = self.vues.get(position, (-1, -GAIN, GAIN, None))
        if vue >= profondeur:
            alpha, beta = max(alpha, moins), min(beta, plus)
            if alpha >= beta:
                return alpha
        if profondeur == 0:
            return 0
        return self.cherche(position, profondeur, alpha, beta, tente)

    def cherche(self, position, profondeur, alpha, beta, tente):
        coups = position.coups()
        if tente is not None:
            coups = [tente] + [coup for coup in coups if coup != tente]
        valeur, choix = -GAIN, coups[0]
        for coup in coups:
            suite = -self.note(position.jouer(coup), profondeur - 1, -beta, -max(alpha, valeur))
            suite -= (suite > 1) - (suite < -1)  # un gain vaut moins s'il est plus loin, une perte aussi
            if suite > valeur:
                valeur, choix = suite, coup
            if valeur >= beta:
                break
        moins = valeur if valeur > alpha else -GAIN
        plus = valeur if valeur < beta else GAIN
        self.vues[position] = profondeur, moins, plus, choix
        return valeur


recherche = Recherche()


def jouer(position):
    recherche.appels = 0
    choix = random.choice(position.coups())
    try:
        for profondeur in range(1, 30):
            recherche.cherche(position, profondeur, -GAIN, GAIN, choix)
            choix = recherche.vues[position][3]
    except Assez:
        pass
    return choix
