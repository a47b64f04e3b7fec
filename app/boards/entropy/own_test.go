package entropy

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/entropy"
)

// at returns a table of two people with a match from a position.
func at(t *testing.T, start string) *play.Table {
	t.Helper()
	match, err := rules.NewMatch(game().Spec, rules.Setup{}, start)
	if err != nil {
		t.Fatal(err)
	}
	table := play.New(game(), 0, 1)
	table.Open(match, [2]play.Seat{}, 0)
	return table
}

func scene(table *play.Table) board.Scene {
	name := func(seat int) string { return []string{"Ana", "Max"}[seat] }
	return table.Scene(board.Voice{Words: game().Words(i18n.French), Name: name})
}

// names returns what points are called.
func names(points []int) string {
	var list []string
	for _, point := range points {
		list = append(list, entropy.Name(point))
	}
	return strings.Join(list, " ")
}

// Isolated pawns are ringed until they are joined; while nothing is chosen, so are the pawns that can do it. From the
// chosen one lines lead as far as it can slide.
func TestScene(t *testing.T) {
	table := at(t, oneHelper)
	s := scene(table)
	trouble, starts := s.Ring("trouble"), s.Ring(board.StartRings)
	if names(trouble.Points) != "e1" || trouble.Tenths != 9 || names(starts.Points) != "d4" || starts.Tenths != 8 ||
		s.Below != "" {
		t.Errorf("rings %+v, lines %q", s.Rings, s.Below)
	}
	table.Touch(cell("d4"))
	s = scene(table)
	var rings []string
	for _, r := range s.Rings {
		if len(r.Points) > 0 {
			rings = append(rings, r.Class+": "+names(r.Points))
		}
	}
	if want := []string{"chosen: d4", "target: d1 d2", "trouble: e1"}; !slices.Equal(rings, want) {
		t.Errorf("rings %q, want %q", rings, want)
	}
	want := `<path class="sight" d="M410 190L190 410M410 190L410 520M410 190L520 300M410 190L520 190"/>`
	if s.Below != want {
		t.Errorf("lines of sight %q, want %q", s.Below, want)
	}
	table.Touch(cell("d1"))
	if s := scene(table); len(s.Ring("trouble").Points) > 0 || s.Below != "" {
		t.Errorf("once joined: rings %+v, lines %q", s.Rings, s.Below)
	}
	if got := len(scene(at(t, noHelper)).Points); got != entropy.Cells+1 {
		t.Errorf("%d points where one has to pass, want a button more than cells", got)
	}
}

// In games played at random a pawn sees as far as it can slide and no further, and only pawns of the player to move are
// in trouble.
func TestSightAndTroubleAreThoseOfTheRules(t *testing.T) {
	skin := newSkin(false)
	points := skin.points
	for seed := range uint64(25) {
		rng := rand.New(rand.NewPCG(seed, 0))
		p, err := game().Spec.New(rules.Setup{})
		if err != nil {
			t.Fatal(err)
		}
		for !p.Outcome().Over() {
			v, moves := p.View(rules.Nobody), p.Moves()
			for _, m := range moves {
				step, err := entropy.Read(m)
				if err != nil || step == entropy.PassStep {
					continue
				}
				from, to := step.Cells()
				ends := sight(v, from)
				if slices.Contains(ends, from) || !slices.ContainsFunc(ends, func(end int) bool {
					return between(points[from], points[to], points[end])
				}) {
					t.Errorf("%s: %s, but from there one sees as far as %s", v, m, names(ends))
				}
			}
			for _, point := range isolated(v) {
				if g := skin.PieceAt(v, point); g.Owner != v.ToMove() || g.Face != alone {
					t.Errorf("%s: %+v is in trouble", v, g)
				}
			}
			if p, err = p.Play(moves[rng.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
			if rng.IntN(80) == 0 {
				break // some games go on for long
			}
		}
	}
}

// between says whether a point lies on the straight line from one to another, its end included.
func between(from, at, to board.Point) bool {
	dx, dy, ex, ey := at.X-from.X, at.Y-from.Y, to.X-from.X, to.Y-from.Y
	return dx*ey == dy*ex && dx*ex+dy*ey > 0 && dx*dx+dy*dy <= ex*ex+ey*ey
}
