package watch_test

import (
	"os/exec"
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/ai/python/native"
	"tablier/app/watch"
)

// graphs are games that are drawn by chance, of few positions to which many ways lead, and the searches of them. Each
// position has a text as its key, its moves, and what it seems to be worth, another number at each depth.
const graphs = `
import random
from math import inf

MAX, MIN, HASARD, CHANCE = 1, -1, 0, 0
rng = random.Random(5)

class P:
    def __init__(self, ply, number):
        self.ply, self.number = ply, number
        self.trait = self.turn = MAX if ply % 2 == 0 else MIN
        self.signe = self.sign = self.trait
    def coups(self):
        return after[self]
    def finie(self):
        return not after[self]
    def jouer(self, c):
        return c
    moves, over, play = coups, finie, jouer

def évalue(p):
    return worth[p]
evaluate = évalue

def plain(p, n):
    if n == 0 or p.finie():
        return worth[p]
    return (max if p.trait == MAX else min)(plain(c, n-1) for c in p.coups())

def graph():
    levels = [[P(ply, i) for i in range(4)] for ply in range(7)]
    for ply, level in enumerate(levels):
        for p in level:
            below = levels[ply + 1] if ply < 6 else []
            if ply and ply < 4 and rng.random() < .4:
                below = below + levels[ply + 3]     # the same position at another depth
            after[p] = rng.sample(below, min(len(below), 3)) if rng.random() < .9 else []
            worth[p] = rng.randrange(-9, 10)
    return levels[0]

for _ in range(30):
    after, worth, table = {}, {}, {}
    for root in graph():
        for depth in (2, 3, 4, 5):
            got, want = found(root, depth), plain(root, depth)
            assert got == want, (depth, got, want)
`

// The programs of searches that find the value of a position find it, in both languages: that of alpha-beta with a
// table takes nothing out of the table that was found at another depth, or that is a bound alone.
func TestProgramsFindTheValue(t *testing.T) {
	native.Need(t)
	for algorithm, call := range map[string]string{
		protocol.Minimax: "minimax(p, n)", protocol.Negamax: "p.signe * negamax(p, n)",
		protocol.AlphaBeta: "ab(p, n, -inf, inf)", protocol.Tabled: "ab(p, n, -inf, inf)",
		protocol.Deepening: "cherche(p, n)", protocol.Expectimax: "expectimax(p, n)",
	} {
		for _, english := range []bool{false, true} {
			if english {
				call = strings.Replace(call, "cherche", "search", 1)
			}
			program := strings.Join(watch.Program(algorithm, english), "\n")
			text := program + "\n\ndef found(p, n):\n    return " + call + "\n" + graphs
			if said, err := exec.Command("python3", "-c", text).CombinedOutput(); err != nil {
				t.Errorf("%s, in English %v: %v\n%s", algorithm, english, err, said)
			}
		}
	}
}
