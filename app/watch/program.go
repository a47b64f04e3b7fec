package watch

import (
	"strings"

	"tablier/ai/protocol"
)

// programs are the programs that are shown, in Python as it is taught, with French names.
var programs = map[string]string{
	protocol.Minimax: `def minimax(p, n):
    if n == 0 or p.finie():
        return évalue(p)
    if p.trait == MAX:
        v = -inf
        for c in p.coups():
            v = max(v, minimax(p.jouer(c), n-1))
    else:
        v = inf
        for c in p.coups():
            v = min(v, minimax(p.jouer(c), n-1))
    return v`,
	protocol.Negamax: `def negamax(p, n):
    if n == 0 or p.finie():
        return p.signe * évalue(p)
    v = -inf
    for c in p.coups():
        v = max(v, -negamax(p.jouer(c), n-1))
    return v`,
	protocol.AlphaBeta: `def ab(p, n, α, β):
    if n == 0 or p.finie():
        return évalue(p)
    if p.trait == MAX:                # max
        v = -inf
        for c in p.coups():
            v = max(v, ab(p.jouer(c), n-1, α, β))
            α = max(α, v)
            if α >= β:
                break                 # coupe
    else:                             # min
        v = inf
        for c in p.coups():
            v = min(v, ab(p.jouer(c), n-1, α, β))
            β = min(β, v)
            if α >= β:
                break                 # coupe
    return v`,
	protocol.Tabled: tabled,
	protocol.Deepening: `def cherche(p, profondeur):
    for n in range(1, profondeur + 1):
        v = ab(p, n, -inf, inf)
    return v

` + tabled,
	protocol.Expectimax: `def expectimax(p, n):
    if n == 0 or p.finie():
        return évalue(p)
    if p.trait == HASARD:
        v = 0
        for c, proba in p.tirages():
            w = expectimax(p.jouer(c), n-1)
            v = v + proba * w
    elif p.trait == MAX:
        v = max(expectimax(p.jouer(c), n-1)
                for c in p.coups())
    else:
        v = min(expectimax(p.jouer(c), n-1)
                for c in p.coups())
    return v`,
	protocol.MonteCarlo: `def mcts(racine, parties):
    for i in range(parties):
        nœud = racine
        while nœud.complet():
            nœud = nœud.enfant_ucb()
        nœud = nœud.ajoute_enfant()
        r = joue_au_hasard(nœud.p)
        while nœud is not None:
            nœud.visites += 1
            nœud.total += r
            nœud = nœud.parent
    return racine.plus_visité()`,
	protocol.Backward: `def à_rebours(positions):
    valeur = {}
    for p in positions:
        if p.finie():
            valeur[p] = -1
    vague = valeur
    while vague:
        vague = {}
        for p in positions:
            if p not in valeur:
                suites = [valeur.get(q)
                          for q in p.suites()]
                if -1 in suites:
                    vague[p] = +1
                elif set(suites) == {+1}:
                    vague[p] = -1
        valeur.update(vague)
    return valeur`,
}

const tabled = `def ab(p, n, α, β):
    m, sorte, v = table.get(p, (-1, "", 0))
    if m == n and (sorte == "=" or
                   sorte == "≥" and v >= β or
                   sorte == "≤" and v <= α):
        return v
    if n == 0 or p.finie():
        return évalue(p)
    bas, haut = α, β
    v = -inf if p.trait == MAX else inf
    for c in p.coups():
        w = ab(p.jouer(c), n-1, α, β)
        if p.trait == MAX:
            v = max(v, w)
            α = max(α, v)
        else:
            v = min(v, w)
            β = min(β, v)
        if α >= β:
            break                     # coupe
    sorte = ("≤" if v <= bas else
             "≥" if v >= haut else "=")
    table[p] = n, sorte, v
    return v`

// english translates the names of a program.
var english = strings.NewReplacer("p.finie()", "p.over()", "évalue", "evaluate", "p.trait", "p.turn", "p.coups()",
	"p.moves()", "p.jouer", "p.play", "p.signe", "p.sign", "HASARD", "CHANCE", "p.tirages()", "p.draws()", "sorte",
	"kind", "bas", "low", "haut", "high", "cherche", "search", "profondeur", "depth", "racine", "root", "parties",
	"playouts", "nœud", "node", ".complet()", ".full()", "enfant_ucb", "ucb_child", "ajoute_enfant", "add_child",
	"joue_au_hasard", "random_game", "visites", "visits", "plus_visité", "most_visited", "à_rebours", "backward",
	"valeur", "value", "vague", "wave", "p.suites()", "p.next()", "suites", "values", "# coupe", "# cut")

// Program returns the lines of the program of an algorithm; inEnglish says how its names are written.
func Program(algorithm string, inEnglish bool) []string {
	text := programs[algorithm]
	if inEnglish {
		text = english.Replace(text)
	}
	return strings.Split(text, "\n")
}

// Line returns the line of the program that a step runs, from 1; 0 for none. Kind is that of the node it concerns.
func Line(algorithm, event, kind string) int {
	lines := stepLines[algorithm]
	if n, ok := lines[event+" "+kind]; ok {
		return n
	}
	return lines[event]
}

// Caller returns the line that a call waits in for another one to return, from 1; 0 for none. Kind is that of its node.
func Caller(algorithm, kind string) int {
	lines := callLines[algorithm]
	if n, ok := lines[kind]; ok {
		return n
	}
	return lines[""]
}

// Call returns the name by which a program calls itself; empty for one that does not.
func Call(algorithm string) string {
	switch algorithm {
	case protocol.AlphaBeta, protocol.Tabled, protocol.Deepening:
		return "ab"
	case protocol.Minimax, protocol.Negamax, protocol.Expectimax:
		return algorithm
	}
	return ""
}

// stepLines are the lines that steps run, by event or, where that matters, by event and kind.
var stepLines = map[string]map[string]int{
	protocol.Minimax:   {"call": 1, "leaf": 3, "return": 12},
	protocol.Negamax:   {"call": 1, "leaf": 3, "return": 7},
	protocol.AlphaBeta: {"call": 1, "leaf": 3, "cut max": 10, "cut min": 17, "return": 18},
	protocol.Tabled:    {"call": 1, "hit": 6, "leaf": 8, "cut": 20, "return": 24},
	protocol.Deepening: {"iterate": 3, "call": 6, "hit": 11, "leaf": 13, "cut": 25, "return": 29},
	protocol.Expectimax: {
		"call": 1, "leaf": 3, "return": 15,
	},
	protocol.MonteCarlo: {"call": 1, "select": 5, "expand": 6, "playout": 7, "update": 9, "return": 12},
	protocol.Backward:   {"wave": 17},
}

// callLines are the lines that call the program again, by kind where that matters.
var callLines = map[string]map[string]int{
	protocol.Minimax:    {protocol.NodeMax: 7, protocol.NodeMin: 11},
	protocol.Negamax:    {"": 6},
	protocol.AlphaBeta:  {protocol.NodeMax: 7, protocol.NodeMin: 14},
	protocol.Tabled:     {"": 12},
	protocol.Deepening:  {"": 17},
	protocol.Expectimax: {protocol.NodeChance: 7, protocol.NodeMax: 10, protocol.NodeMin: 13},
}
