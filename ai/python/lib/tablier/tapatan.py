"""The rules of Tapatan, in plain Python to be read.

Nine points, three pawns a side. Orange and Rouge place their pawns in turn on free points; then each turn slides one
pawn along a line to a free point. Who has three pawns in a row has won. On this board somebody can always move.
"""

POINTS = "a1 b1 c1 a2 b2 c2 a3 b3 c3".split()
LIGNES = [ligne.split() for ligne in (
    "a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "a3 b2 c1")]
VOISINS = {point: {ligne[autre] for ligne in LIGNES if point in ligne
                   for autre in (ligne.index(point) - 1, ligne.index(point) + 1) if 0 <= autre < 3}
           for point in POINTS}


class Position:
    """Whose turn it is, and whose pawn stands where. A position never changes."""

    def __init__(self, trait="O", pions=()):
        self.trait, self.pions = trait, dict(pions)

    def autre(self):
        return "R" if self.trait == "O" else "O"

    def cases(self):
        return {point: self.pions.get(point) for point in POINTS}

    def gagnant(self):
        for ligne in LIGNES:
            camp = self.pions.get(ligne[0])
            if camp and all(self.pions.get(point) == camp for point in ligne):
                return camp
        return None

    def finie(self):
        return self.gagnant() is not None

    def coups(self):
        if self.finie():
            return []
        libres = [point for point in POINTS if point not in self.pions]
        miens = [point for point, camp in self.pions.items() if camp == self.trait]
        if len(miens) < 3:
            return sorted(libres)
        glisses = [f"{depart}-{but}" for depart in miens for but in VOISINS[depart] if but in libres]
        return sorted(glisses)

    def jouer(self, coup):
        pions = dict(self.pions)
        *depart, but = coup.split("-")
        for point in depart:
            del pions[point]
        pions[but] = self.trait
        return Position(self.autre(), pions)
