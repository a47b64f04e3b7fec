package entropy

import (
	"slices"
	"strings"
	"testing"

	"tablier/rules"
)

// The figures of the author's text of 1994 and of a French course sheet, as in the reference.

// checkMoves checks what is legal in a position.
func checkMoves(t *testing.T, position, want string) {
	t.Helper()
	var moves []rules.Move
	for _, m := range strings.Fields(want) {
		moves = append(moves, rules.Move(m))
	}
	slices.Sort(moves)
	if got := parse(t, position).Moves(); !slices.Equal(got, moves) {
		t.Errorf("%s: moves %v, want %v", position, got, moves)
	}
}

func checkAlone(t *testing.T, position, want string) {
	t.Helper()
	s := parse(t, position).State
	if got := strings.Join(Names(Alone(s.Own, s.Other)), " "); got != want {
		t.Errorf("%s: %q alone, want %q", position, got, want)
	}
}

func TestAuthorFigure2(t *testing.T) {
	const position = "b1w1b/w3w/wbbwb/b4/2wwb w"
	checkAlone(t, position, "c5")
	checkMoves(t, position, "a4-b5 a4-b4 a4-c4 a4-d4 e4-d5 e4-d4 e4-c4 e4-b4 a3-b4 d3-c4 d3-b5 d3-d4 d3-d5")
}

// Black threatens d2-e1, which only two moves of White stop.
func TestAuthorFigure3(t *testing.T) {
	var answers []rules.Move
	p := parse(t, "b1w1w/w1bwb/b4/wwbbw/b4 w")
	for _, m := range p.Moves() {
		next, err := p.Play(m)
		if err != nil {
			t.Fatal(err)
		}
		threat, err := next.Play("d2-e1")
		if err != nil {
			t.Fatalf("after %s: %v", m, err)
		}
		if s := threat.(Position).State; !Dispersed(s.Other, s.Own) {
			answers = append(answers, m)
		}
	}
	if want := []rules.Move{"b2-b4", "b2-b5"}; !slices.Equal(answers, want) {
		t.Errorf("%v stop the threat, want %v", answers, want)
	}
}

func TestSheetFigure4(t *testing.T) {
	const position = "wbbwb/2bw1/b4/w1b2/wbw1w w"
	checkAlone(t, position, "e1")
	checkMoves(t, position, "d4-d2 d4-d1")
}

// Black's pawns are all apart, but one is isolated.
func TestSheetFigure5(t *testing.T) {
	const position = "bwb1b/5/b1bww/1ww1b/wb2w b"
	checkAlone(t, position, "e5")
	checkMoves(t, position, "--")
	p := parse(t, position)
	if p.State.Own&Around(p.State.Own) != 0 || p.Outcome().Over() {
		t.Errorf("black touches black, or the game is over: %+v", p.Outcome())
	}
}

// White's own move joined the pawn that was isolated, and Black has won.
func TestSheetFigure6(t *testing.T) {
	m := match(t, nil, "bwb1b/5/b1bww/1ww1b/wb2w w", "d3-d5")
	if got := m.Position().String(); got != "bwbwb/5/b1b1w/1ww1b/wb2w b" || m.Result().Winner != rules.Second {
		t.Errorf("%s: %+v", got, m.Result())
	}
}
