package entropy

import (
	"reflect"
	"strings"
	"testing"

	"tablier/rules"
)

var immediate = []string{Immediate}

// checkResult checks how a match stands: the winner's cells, or the reason of a draw; nothing while it runs.
func checkResult(t *testing.T, m *rules.Match, reason rules.Reason, winner rules.Player, cells string) {
	t.Helper()
	want := rules.Outcome{Reason: reason, Winner: winner}
	if cells != "" {
		want.Cells = strings.Fields(cells)
	}
	if got := m.Result().Outcome; !reflect.DeepEqual(got, want) {
		t.Errorf("after %v: %+v, want %+v", m.Moves(), got, want)
	}
	if over := reason != ""; over != (m.ToMove() == rules.Nobody) ||
		over && len(m.Position().Moves()) > 0 && reason != rules.Recurrence {
		t.Errorf("after %v: %s to move, moves %v", m.Moves(), m.ToMove(), m.Position().Moves())
	}
}

const (
	threat      = "b1w1w/w1bwb/b4/wwbbw/b4 w" // Black threatens d2-e1: see TestAuthorFigure3
	threatCells = "a1 a3 a5 c2 c4 e1 e4"
	mutual      = "bwbwb/5/wbwb1/2w2/wbw1b w" // c2-e2 disperses both sides
	mutualWhite = "a1 a3 b5 c1 c3 d5 e2"
	mutualBlack = "a5 b1 b3 c5 d3 e1 e5"
)

// rules/README.md §3: who is dispersed wins at the start of the own turn, so that the other side may still prevent it.
func TestDispersalWinsAtTheStartOfATurn(t *testing.T) {
	m := match(t, nil, threat, "b2-c3", "d2-e1")
	checkResult(t, m, "", rules.Nobody, "")
	play(t, m, "e5-d5")
	checkResult(t, m, Dispersal, rules.Second, threatCells)
	m = match(t, nil, threat, "b2-c3", "d2-e1", "c3-e3")
	checkResult(t, m, "", rules.Nobody, "")
}

// So does who was dispersed by the other side's move: sheet figure 6.
func TestDispersalByTheOtherSide(t *testing.T) {
	for _, options := range [][]string{nil, immediate} {
		m := match(t, options, "bwb1b/5/b1bww/1ww1b/wb2w w", "d3-d5")
		checkResult(t, m, Dispersal, rules.Second, "a3 a5 b1 c3 c5 e2 e5")
	}
}

// A dispersed player may win by the other's pass.
func TestDispersalWinsAfterAPass(t *testing.T) {
	const start = "w1wbw/1bb2/2wwb/2b1b/b1w1w w"
	m := match(t, nil, start, "c3-b3")
	checkResult(t, m, "", rules.Nobody, "")
	play(t, m, "--")
	checkResult(t, m, Dispersal, rules.First, "a5 b3 c1 c5 d3 e1 e5")
	if got := m.Position().String(); !strings.HasSuffix(got, " w p") {
		t.Errorf("the position is %s", got)
	}
	checkResult(t, match(t, immediate, start, "c3-b3"), Dispersal, rules.First, "a5 b3 c1 c5 d3 e1 e5")
}

// With the option the move that disperses ends the game.
func TestImmediate(t *testing.T) {
	m := match(t, immediate, threat, "b2-c3", "d2-e1")
	checkResult(t, m, Dispersal, rules.Second, threatCells)
}

// Both dispersed at once: the mover wins with the option, and without it who is at turn.
func TestBothDispersed(t *testing.T) {
	checkResult(t, match(t, immediate, mutual, "c2-e2"), Dispersal, rules.First, mutualWhite)
	checkResult(t, match(t, nil, mutual, "c2-e2"), Dispersal, rules.Second, mutualBlack)
}

// rules/README.md §3: two passes in a row draw.
func TestTwoPassesDraw(t *testing.T) {
	const start = "b1w1b/2wb1/ww1bb/wbb2/2w1w"
	m := match(t, nil, start+" w", "--")
	checkResult(t, m, "", rules.Nobody, "")
	if got := m.Position().String(); got != start+" b p" {
		t.Errorf("after a pass: %s", got)
	}
	play(t, m, "--")
	checkResult(t, m, Passes, rules.Nobody, "")
	if got := m.Position().String(); got != start+" w pp" {
		t.Errorf("after two passes: %s", got)
	}
	checkResult(t, match(t, nil, start+" w pp"), Passes, rules.Nobody, "")
	checkResult(t, match(t, nil, start+" b p", "--"), Passes, rules.Nobody, "")
}

// A pass that is answered by a slide is forgotten.
func TestPassesInARowOnly(t *testing.T) {
	m := match(t, nil, "b1ww1/2w1b/2wbb/w2bw/bwb2 w", "a2-b2", "--", "b2-a2", "--")
	checkResult(t, m, "", rules.Nobody, "")
	if got := m.Position().String(); got != "b1ww1/2w1b/2wbb/w2bw/bwb2 w p" {
		t.Errorf("the position is %s", got)
	}
}

// rules/README.md §3: the third time that a position stands with the same side to move is a draw, whatever moves or
// passes lead there; that it stood after a pass makes no difference.
func TestDrawAtTheThirdOccurrence(t *testing.T) {
	back := []rules.Move{"--", "a2-b2", "--", "b2-a2"}
	m := match(t, nil, "b1ww1/2w1b/2wbb/w2bw/bwb2 b", back...)
	play(t, m, back[:3]...)
	checkResult(t, m, "", rules.Nobody, "")
	play(t, m, back[3])
	checkResult(t, m, rules.Recurrence, rules.Nobody, "")
	if m.Result().Since != 0 {
		t.Errorf("it has stood since ply %d", m.Result().Since)
	}
	// it stands for the second time, after a pass
	m = match(t, nil, "b1ww1/2w1b/2wbb/w2bw/bwb2 w", "a2-b2", "--", "b2-a2", "--")
	play(t, m, "a2-b2", "--", "b2-a2")
	checkResult(t, m, "", rules.Nobody, "")
	play(t, m, "--")
	checkResult(t, m, rules.Recurrence, rules.Nobody, "")
}

// The same cells with the other side to move are another position.
func TestKey(t *testing.T) {
	spec := Spec()
	key := func(text string) (string, bool) { return spec.Key(parse(t, text)) }
	const cells = "b1w1b/2wb1/ww1bb/wbb2/2w1w"
	white, _ := key(cells + " w")
	black, _ := key(cells + " b")
	after, counts := key(cells + " w p")
	if white == black || white != after || !counts {
		t.Errorf("keys %q, %q, after a pass %q (%v)", white, black, after, counts)
	}
	if _, counts := key(cells + " w pp"); counts {
		t.Error("a game that two passes have ended could go on there")
	}
}
