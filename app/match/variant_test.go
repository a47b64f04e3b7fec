package match_test

import (
	"testing"

	"tablier/app/match"
)

// variant returns the variant on the table, with the name by which it was chosen.
func (w *world) variant() (variant, kin string) {
	return w.Table().Match().Setup().Variant, w.Table().Settings().Kin
}

// A match that has not begun becomes one of the variant that is asked for at once, and the next ones are too.
func TestVariantIsAsked(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.do(match.VariantAsked{Variant: "shisima", Kin: "shisima"})
	if variant, kin := w.variant(); variant != "shisima" || kin != "shisima" || w.Note() != match.NoNote {
		t.Errorf("on the table: %s, %s; said: %v", variant, kin, w.Note())
	}
	if past, _ := w.keeper.Past("tapatan"); len(past.Games()) != 0 {
		t.Errorf("kept: %+v", past.Games())
	}
	w.do(match.Restarted{})
	if variant, _ := w.again().variant(); variant != "shisima" {
		t.Errorf("later: %s", variant)
	}
}

// One of the variant that is on the table stays, and takes the name.
func TestVariantOnTheTableIsAsked(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("a1 a3")
	id := w.Table().ID()
	w.do(match.VariantAsked{Variant: "tapatan", Kin: "hema"})
	w.wantMoves("a1 a3")
	if _, kin := w.variant(); kin != "hema" || w.Table().ID() != id {
		t.Errorf("by the name %s, match %s", kin, w.Table().ID())
	}
	if _, kin := w.again().variant(); kin != "hema" {
		t.Errorf("later by the name %s", kin)
	}
}

// One of another variant that has begun makes place for it, and is kept: that is said.
func TestVariantMakesPlace(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("a1 a3")
	id := w.Table().ID()
	w.do(match.VariantAsked{Variant: "achi", Kin: "achi"})
	if variant, _ := w.variant(); variant != "achi" || w.Table().Match().Ply() != 0 || w.Note() != match.KeptNote {
		t.Errorf("on the table: %s after %d moves; said: %v", variant, w.Table().Match().Ply(), w.Note())
	}
	past, _ := w.keeper.Past("tapatan")
	if _, ok := past.Find(id); !ok {
		t.Errorf("kept: %+v", past.Games())
	}
	w.touch("b2")
	w.wantMoves("b2")
}

// One that has ended makes place, too: it is on file.
func TestVariantAfterTheEnd(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("a1 a3 b1 b3 c1")
	id := w.Table().ID()
	w.do(match.VariantAsked{Variant: "rota", Kin: "rota"})
	w.wantPhase(match.PersonMoves)
	past, _ := w.keeper.Past("tapatan")
	if game, ok := past.Find(id); !ok || !game.Over() {
		t.Errorf("kept: %+v", past.Games())
	}
}

// What another tab plays on stays as it is.
func TestVariantLeavesAnotherTabAlone(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("a1")
	other := w.tab()
	other.touch("a3")
	w.Notice()
	w.wantPhase(match.Elsewhere)
	before := w.saved()
	w.do(match.VariantAsked{Variant: "rota", Kin: "rota"})
	if variant, _ := w.variant(); variant != "tapatan" || w.saved() != before {
		t.Errorf("on the table: %s; saved: %s", variant, w.saved())
	}
}
