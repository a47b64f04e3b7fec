//go:build !js

package write

import (
	"slices"
	"strings"
	"testing"
	"time"

	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/app/i18n"
	"tablier/rules/all"
)

// run returns the results of the tests of an exercise for a program.
func run(t *testing.T, e Exercise, program string) ([]native.TestResult, error) {
	t.Helper()
	host := python.NewHost(all.Games(), players.New(), false)
	player, err := native.Start(program, host, native.Limits{Calls: e.Calls, Turns: 20_000_000, Clock: time.Minute})
	if err != nil {
		return nil, err
	}
	defer player.Close()
	return player.Test(e.Tests, 1)
}

func passes(results []native.TestResult, err error) bool {
	for _, result := range results {
		if !result.Passed() {
			return false
		}
	}
	return err == nil && len(results) > 0
}

// The solution of each exercise passes all tests, in both languages. The program that one begins with does not, and it
// is Python.
func TestSolutionsPassAndGuidesDoNot(t *testing.T) {
	native.Need(t)
	for _, lang := range i18n.Langs() {
		list, err := All(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range list {
			t.Run(string(lang)+"/"+e.ID, func(t *testing.T) {
				t.Parallel()
				results, err := run(t, e, e.Solution)
				if !passes(results, err) {
					t.Errorf("the solution: %v, %+v", err, results)
				}
				if !slices.EqualFunc(results, e.Checks, func(r native.TestResult, c Check) bool {
					return c.Name == map[i18n.Lang]string{i18n.French: r.French, i18n.English: r.English}[lang]
				}) {
					t.Errorf("the tests are called %+v", e.Checks)
				}
				results, err = run(t, e, e.Guide)
				if passes(results, err) {
					t.Error("the program that one begins with passes already")
				}
				if wrong, ok := err.(*native.ProgramError); ok && strings.Contains(wrong.Type, "Syntax") {
					t.Errorf("the program that one begins with is no Python: %v", err)
				}
			})
		}
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

// mistakes are what programs are given instead of a part of the solution.
func mistakes() map[string][][2]string {
	const best = "return max(position.coups(), key=lambda coup: -"
	return map[string][][2]string{
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

// The mistakes of each exercise that are made most often are found.
func TestMistakesAreFound(t *testing.T) {
	native.Need(t)
	list, err := All(i18n.French)
	if err != nil {
		t.Fatal(err)
	}
	for id, mistakes := range mistakes() {
		e := list[Find(list, id)]
		for _, mistake := range mistakes {
			t.Run(id, func(t *testing.T) {
				t.Parallel()
				program := strings.Replace(e.Solution, mistake[0], mistake[1], 1)
				if program == e.Solution {
					t.Fatalf("%q is not in the solution", mistake[0])
				}
				if results, err := run(t, e, program); passes(results, err) {
					t.Errorf("%q instead of %q passes", mistake[1], mistake[0])
				}
			})
		}
	}
}

// A file that lacks something says what.
func TestParseErrors(t *testing.T) {
	for text, want := range map[string]string{
		"=== title fr\nx":            "is missing",
		"=== nonsense\nx":            `no section "nonsense"`,
		"=== hint fr\na\n=== x fr\n": `no section "x"`,
		"=== picture least\nx":       "has no moves",
		"=== picture least\nx\na1":   `is "a1"`,
		"=== picture least\nx\na1 b": "invalid syntax",
	} {
		if _, err := Parse(text, i18n.French); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// What is packed is what a page loads.
func TestPackLoad(t *testing.T) {
	for _, lang := range i18n.Langs() {
		text, err := Pack(lang)
		if err != nil {
			t.Fatal(err)
		}
		c, err := Load(string(text))
		list := c.Exercises
		if err != nil || len(c.Memo.Rows) < 10 || c.Memo.Told == "" {
			t.Errorf("%s: %v, %+v", lang, err, c.Memo)
		}
		if len(list) != 11 || list[10].ID != "niveau" || !list[10].Further || list[6].ID != "minimax" {
			t.Errorf("%s: %v, %+v", lang, err, list)
		}
	}
	for _, bad := range []string{"", "[]", "{}", `{"exercises":[1]}`} {
		if _, err := Load(bad); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}
