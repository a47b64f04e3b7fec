package stratege

import (
	"testing"

	"tablier/rules"
)

// reveals plays a move on a position, and says whether it reveals something, and whether the game goes on.
func reveals(t *testing.T, p Position, move rules.Move) (something, goesOn bool) {
	t.Helper()
	m, err := rules.NewMatch(Spec(), rules.Setup{}, p.String())
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Play(move); err != nil {
		t.Fatal(err)
	}
	return m.Reveals(1), !m.Result().Over()
}

// An attack reveals the strengths that were hidden, to whichever side. Arranging, moving, and an attack between pawns
// that have both been shown reveal nothing.
func TestAttacksReveal(t *testing.T) {
	attacks := map[bool]int{}
	walk(4, 5, func(s *State) {
		p := Position{*s}
		for _, move := range p.Moves() {
			w, err := Read(move)
			if err != nil {
				t.Fatal(err)
			}
			want := false
			if w.Kind == Attacking {
				from, to := w.Step.Cells()
				want = !s.At[from].Shown() || !s.At[to].Shown()
				attacks[want]++
			}
			if got, goesOn := reveals(t, p, move); goesOn && got != want {
				t.Fatalf("%s in %s reveals something: %t", move, p, got)
			}
		}
	})
	if attacks[true] < 100 || attacks[false] < 10 {
		t.Errorf("attacks that reveal and that do not: %v", attacks)
	}
}

// A set-up written as one word stays as secret as its pawns.
func TestSetUpsStaySecret(t *testing.T) {
	if got, _ := reveals(t, Position{Start()}, "#111222333444555666"); got {
		t.Error("a set-up reveals something")
	}
}
