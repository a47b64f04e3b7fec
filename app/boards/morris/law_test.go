package morris

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/morris"
	"tablier/rules/morris/sketches"
)

// Who has read the rules of a board, in either language, plays the game: in games by chance on the boards of the family
// and on others drawn by chance, the same moves are legal, and games end in the same way, as the rules have it.
func TestLawIsTrue(t *testing.T) {
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	ends := map[string]int{}
	boards := morris.Boards()
	for i := range lawBoards {
		boards = append(boards, sketches.Random(rand.New(rand.NewPCG(uint64(i), 12)), 1<<40).Board)
	}
	for i, b := range boards {
		french := readLaw(t, i18n.French, LawOf(i18n.French, &b).All())
		english := readLaw(t, i18n.English, LawOf(i18n.English, &b).All())
		if !reflect.DeepEqual(french, english) {
			t.Errorf("%s: in French %+v, in English %+v", b.ID, french, english)
		}
		if french.pawns == 2 && french.never != french.passes {
			t.Errorf("%s: somebody who is blocked loses, or nobody ever does", b.ID)
		}
		for game := range 12 {
			m, err := rules.NewMatch(spec, rules.Setup{Variant: b.ID}, "")
			if err != nil {
				t.Fatal(err)
			}
			ends[playByLaw(t, b.ID, m, french.begin(), rand.New(rand.NewPCG(uint64(i), uint64(game))))]++
		}
	}
	for _, end := range []string{"row", "row while placing", "blocked", "pass", "second", "third", "jump"} {
		if ends[end] == 0 {
			t.Errorf("no game has come to %q: %v", end, ends)
		}
	}
}

// playByLaw plays a match by chance, beside what has been told of its game, and says what it has come to.
func playByLaw(t *testing.T, board string, m *rules.Match, g *table, rng *rand.Rand) string {
	t.Helper()
	end := ""
	for m.Ply() < 150 {
		moves := g.moves()
		winner, reason := rules.Nobody, rules.Reason("")
		side := [2]rules.Player{rules.First, rules.Second}
		switch blocked := len(moves) == 0; {
		case g.won(1 - g.turn):
			winner, reason = side[1-g.turn], morris.Line
		case blocked && !g.passes:
			winner, reason = side[1-g.turn], rules.Blocked
		case g.seen[g.text()] == g.times:
			reason = rules.Recurrence
		case blocked:
			moves = []rules.Move{rules.Pass}
		}
		if got := m.Result(); got.Reason != reason || got.Winner != winner {
			t.Fatalf("%s: after %d plies %q, %s, want %q, %s", board, m.Ply(), got.Reason, got.Winner, reason, winner)
		}
		if reason != "" {
			if g.never && winner != rules.Nobody {
				t.Errorf("%s: somebody wins", board)
			}
			return ended(reason, g, end)
		}
		if got := m.Position().Moves(); !slices.Equal(got, moves) {
			t.Fatalf("%s: after %d plies, at %s, the moves are %v, want %v", board, m.Ply(), m.Position(), got, moves)
		}
		move := moves[rng.IntN(len(moves))]
		if move == rules.Pass {
			end = "pass"
		} else if from, to, slide := strings.Cut(string(move), "-"); slide && g.jumps && end == "" && !g.linked(from, to) {
			end = "jump"
		}
		if err := m.Play(move); err != nil {
			t.Fatal(err)
		}
		g.play(move)
	}
	return end
}

// linked says whether a pawn goes from one point to the other in a step.
func (g *table) linked(from, to string) bool {
	return slices.ContainsFunc(slices.Concat(g.lines, g.paths), func(stroke []string) bool {
		for i, p := range stroke[1:] {
			if stroke[i] == from && p == to || stroke[i] == to && p == from {
				return true
			}
		}
		return false
	})
}

// ended says how a game has ended, or what rare thing has come before.
func ended(reason rules.Reason, g *table, before string) string {
	switch {
	case before != "":
		return before
	case reason == rules.Recurrence && g.times == 3:
		return "third"
	case reason == rules.Recurrence:
		return "second"
	case reason == rules.Blocked:
		return "blocked"
	case g.hand != [2]int{}:
		return "row while placing"
	}
	return "row"
}

// The cross of Agadir in words, in the order in which they are read.
func TestLawOfTheCross(t *testing.T) {
	const cross = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.45678.137.7ab.b95.521&r=3psx2&f=6&n=La+croix&a=Lina"
	words := Game(all.Games()).Words(i18n.French)
	want := []string{
		"Chacun a 3 pions, posés tour à tour sur des points libres ; le premier commence.",
		"Le premier pion ne se pose pas en d4.",
		"Quand tous sont posés, on bouge un pion à chaque tour.",
		"Il va d’un pas, sur un trait, jusqu’à un point libre.",
		"Trois de suite sur une ligne gagnent aussitôt.",
		"On gagne aussi pendant la pose.",
		"Sur une ligne plus longue, trois points qui se suivent suffisent.",
		"Qui ne peut plus bouger perd.",
		"Quand tous les pions sont sur le tablier, une position revue une 2e fois, avec le même joueur au trait, fait nulle.",
		"Le tablier a 13 points : d1, d2, c3, e3, a4, b4, d4, f4, g4, c5, e5, d6, d7.",
		"Lignes, qui relient et gagnent : d1 d2 d4 d6 d7 ; d2 c3 b4 ; d2 e3 f4 ; a4 b4 d4 f4 g4 ; b4 c5 d6 ; f4 e5 d6.",
	}
	got := words.Law(cross)
	for i := range got {
		got[i] = strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(got[i])
	}
	if !slices.Equal(got, want) {
		t.Errorf("%s", strings.Join(got, "\n"))
	}
	if words.Law("achi") != nil {
		t.Error("a board of the family has these rules, too")
	}
}

// Of a drawing that is no game yet the rules are said as far as they go, in both languages.
func TestLawOfDrafts(t *testing.T) {
	square := []morris.Place{{X: 1, Y: 1}, {}, {X: 1}, {Y: 1}}
	for name, c := range map[string]struct {
		sketch morris.Sketch
		says   string
	}{
		"nothing":       {morris.Sketch{Grid: "7", Pawns: 3}, "Each has 3 pawns"},
		"a line of two": {morris.Sketch{Grid: "3", Places: square, Lines: [][]int{{1, 2}}, Pawns: 2}, "win: a1 b1."},
		"a closed path": {morris.Sketch{Grid: "3", Places: square, Paths: [][]int{{1, 2, 0, 1}}, Pawns: 3},
			"link: a1 b1 b2 a1."},
		"a start of others": {morris.Sketch{Grid: "3", Places: square, Start: "or", Pawns: 3}, "placed in turn"},
		"a closed point":    {morris.Sketch{Grid: "3", Places: square, First: []int{0}, Pawns: 3}, "not placed on b2."},
		"a full start": {morris.Sketch{Grid: "3", Places: square, Wins: [][]int{{1, 2, 3}}, Start: "rooo", Pawns: 3},
			"a1 b1 a2 does not win for First"},
	} {
		board := c.sketch.Draft()
		if got := strings.Join(LawOf(i18n.English, &board).All(), " "); !strings.Contains(got, c.says) {
			t.Errorf("%s: %q does not say %q", name, got, c.says)
		}
		if got := LawOf(i18n.French, &board).All(); len(got) != len(LawOf(i18n.English, &board).All()) {
			t.Errorf("%s: in French %q", name, got)
		}
	}
}
