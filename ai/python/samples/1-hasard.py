"""Un coup au hasard, parmi ceux que les règles permettent."""

import random


def jouer(position):
    return random.choice(position.coups())
