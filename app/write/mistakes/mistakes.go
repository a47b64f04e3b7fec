// Package mistakes holds what pupils get wrong in the exercises: wrong programs, each made of a solution. The tests of
// an exercise must find them, and find the same of them wherever they run. Only tests import it.
package mistakes

import (
	"fmt"
	"strings"
)

// A Mistake is a part of a solution and what stands in its place in a wrong program.
type Mistake struct{ Right, Wrong string }

// Make returns a solution with the mistake made in it. The error is that the solution has no such part.
func (m Mistake) Make(solution string) (program string, err error) {
	if !strings.Contains(solution, m.Right) {
		return "", fmt.Errorf("%q is not in the solution", m.Right)
	}
	return strings.Replace(solution, m.Right, m.Wrong, 1), nil
}

// Of returns the mistakes of an exercise by its ID, those that are made most often.
func Of(id string) []Mistake { return all()[id] }

func all() map[string][]Mistake {
	const best = "return max(position.coups(), key=lambda coup: -"
	return map[string][]Mistake{
		"hasard": {
			{"random.choice(position.coups())", "position.coups()[0]"}, {"position.coups()", "position.coups()[:2]"},
			{"random.choice(position.coups())", "sorted(position.coups())[min(1, random.randrange(9))]"},
		},
		"gagne":   {{"== position.trait", "!= position.trait"}, {"== position.trait", `== "O"`}},
		"prudent": {{"not menace", "menace"}, {"== position.trait", "!= position.trait"}},
		"evalue": {
			{"total -= 1", "total += 1"}, {"moi = position.trait", `moi = "O"`},
			{"else evalue(suite)", "else -evalue(suite)"},
		},
		"deuxcoups": {
			{"min(notes)", "max(notes)"}, {"evalue(suite.jouer(reponse))", "-evalue(suite.jouer(reponse))"},
			{"evalue(suite.jouer(reponse))", "-evalue(suite)"}, {"return 100", "return -100"},
			{"moi = position.trait", `moi = "O"`}, {"return max(", "return min("},
			{"return pire(position, coup)", "return -evalue(position.jouer(coup))"},
			{"        notes.append(evalue(suite.jouer(reponse)))\n", "        notes = [evalue(suite.jouer(reponse))]\n"},
		},
		"signe": {
			{"-evalue(suite)", "evalue(suite)"}, {"-un_coup(suite)", "un_coup(suite)"},
			{"-un_coup(suite)", "-evalue(suite)"}, {"return max(notes)", "return min(notes)"},
			{"moi = position.trait", `moi = "O"`},
			{"return -un_coup(position.jouer(coup))", "return un_coup(position.jouer(coup))"},
			{"return -un_coup(position.jouer(coup))", "return -evalue(position.jouer(coup))"},
		},
		"minimax": {
			{"-minimax(position.jouer(coup), profondeur", "minimax(position.jouer(coup), profondeur"},
			{"else -100", "else 100"}, {"meilleure = -1000", "meilleure = 0"},
		},
		"memorise": {
			{"    connues[cle] = valeur\n", ""}, {"cle = position, profondeur", "cle = position"},
			{best + "minimax(position.jouer(coup), 3))", "return position.coups()[0]"},
		},
		"alphabeta": {
			{"            break\n", "            pass\n"}, {"-beta, -alpha", "-alpha, -beta"},
			{"@observe\ndef alphabeta(position, profondeur, alpha, beta):\n", memoised},
		},
		"esperance": {
			{"max(valeurs) if", "min(valeurs) if"}, {"poids * esperance", "esperance"},
			{"poids * esperance(position.jouer(tirage)) for tirage, poids in position.chances()) / total",
				"esperance(position.jouer(tirage)) for tirage in position.coups()) / len(position.coups())"},
			{`choix = max if position.trait == "O" else min`, "choix = max"},
		},
		"niveau": {
			{"return max(position.coups(), ", "return min(position.coups(), "},
			{best + "note(position.jouer(coup), 4, -200, 200))", "return position.coups()[0]"},
		},
	}
}

// memoised is minimax with a dictionary in the place of alpha-beta: called few times, it looks at all positions.
const memoised = `connues = {}


def alphabeta(position, profondeur, *fenetre):
    return minimax(position, profondeur)


def minimax(position, profondeur):
    if position.finie():
        return 0 if position.gagnant() is None else -100
    if profondeur == 0:
        return 0
    if (position, profondeur) not in connues:
        connues[position, profondeur] = max(-minimax(position.jouer(c), profondeur - 1) for c in position.coups())
    return connues[position, profondeur]


def ecarte(position, profondeur, alpha, beta):
`
