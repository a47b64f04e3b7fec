package shell

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// stored gives what storage has of the only game.
func stored(t *testing.T, r *Root) string {
	t.Helper()
	text, ok := r.read(saveKey(r.only().game))
	if !ok {
		t.Fatal("nothing is saved")
	}
	return text
}

// What is looked at is saved when the screen is left, and takes the game from no other tab.
func TestLookingTakesNothing(t *testing.T) {
	a := load(t, "/tapatan/", true)
	s := a.only()
	touch(t, seatTwo(a), "a1 a3")
	a.save(s)
	before := stored(t, a)
	b := a.openSession(s.game, 1) // as another tab has it
	s.table.Look(1)
	a.restLook()
	after := stored(t, a)
	if after == before || lookless(after) != lookless(before) {
		t.Errorf("left at move 1, stored is %s, before %s", after, before)
	}
	if back := a.openSession(s.game, 1); back.table.Looking() != 1 {
		t.Errorf("the game comes back at move %d", back.table.Looking())
	}
	if a.taken(b) || b.elsewhere || b.saved != after {
		t.Error("the other tab has lost the game")
	}
}

// What another tab has played is not saved over by a look, and that tab's claim is heard.
func TestLookGivesWay(t *testing.T) {
	r := load(t, "/tapatan/", true)
	s := r.only()
	touch(t, seatTwo(r), "a1 a3")
	r.save(s)
	other := r.openSession(s.game, 1)
	touch(t, other.table, "b1")
	r.save(other)
	theirs := stored(t, r)
	s.table.Look(1)
	r.keepLook(s)
	if got := stored(t, r); got != theirs || !s.elsewhere {
		t.Errorf("elsewhere %v, stored %s", s.elsewhere, got)
	}
	third := r.openSession(s.game, 1)
	for range 3 {
		r.claim(other)
		if !r.taken(third) {
			t.Error("a claim is not heard")
		}
		third = r.openSession(s.game, 1)
		other.table.Look(1 - other.table.Looking()%2)
		r.keepLook(other)
		if r.taken(third) || other.elsewhere {
			t.Error("a look is heard as more")
		}
		other = r.openSession(s.game, 1)
	}
}

// A game that is taken over before a link or a past game makes place for another is the one that is kept.
func TestWhatMakesPlaceIsWhatStands(t *testing.T) {
	r := load(t, "/tapatan/", true)
	touch(t, seatTwo(r), "a1")
	r.save(r.only())
	other := r.openSession(r.only().game, 1)
	touch(t, other.table, "a3 b1")
	r.save(other)
	r.receive(app.Context{}, parcelOf(t, r, tapatan("b2"), false))
	past, _ := pastOf(t, r)
	if games := past.Games(); len(games) != 1 || len(games[0].Record.Moves) != 3 {
		t.Errorf("kept is %+v", games)
	}
	if got := r.only().table.Match().Moves(); len(got) != 1 || r.only().elsewhere {
		t.Errorf("on the table is %v", got)
	}
}

// What a newer version has saved is neither read nor touched, and the page says so.
func TestNewerSaveIsLeftAlone(t *testing.T) {
	r := load(t, "/tapatan/", true)
	game := r.only().game
	newer := `{"version":99}`
	r.store.Set(saveKey(game), newer)
	s := r.openSession(game, 1)
	r.sessions[game.ID()] = s
	wantWords(t, r, "Une version plus récente de Tablier a écrit cette partie.",
		"Elle est intacte. Mettez la page à jour pour la retrouver ; d’ici là, rien de ce jeu ne s’enregistre ici.")
	page := html(r)
	if strings.Contains(page, "act-here") || !attr(t, page, "do-restart", "aria-disabled") {
		t.Error("a game can be played here")
	}
	r.save(s)
	r.keepLook(s)
	r.receive(app.Context{}, parcelOf(t, r, tapatan("b2"), false))
	if got := stored(t, r); got != newer || len(r.store.Keys()) != 1 {
		t.Errorf("stored are %v, %s", r.store.Keys(), got)
	}
	if err := r.checkText(saveKey(game), newer); !strings.Contains(r.faultOfText(err.(*textError)), "plus récente") {
		t.Errorf("a file with such a text is refused for %v", err)
	}
}

// The study of a game goes with its table.
func TestStudyEndsWithItsMatch(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table, s := seatTwo(r), r.only()
	touch(t, table, "a1 a3")
	s.study.Follow(table)
	s.study.on = true
	table.Restart()
	r.pursue(s)
	touch(t, table, "a1")
	r.pursue(s)
	if s.study.on {
		t.Error("the study of the match before goes on in the next")
	}
}

// What another tab has erased this one does not bring back.
func TestErasedGameStaysErased(t *testing.T) {
	r := load(t, "/tapatan/", true)
	s := r.only()
	touch(t, seatTwo(r), "a1")
	r.save(s)
	r.store.Remove(saveKey(s.game))
	r.lose(s.game)
	r.save(s)
	if _, ok := r.store.Get(saveKey(s.game)); ok || !s.elsewhere {
		t.Errorf("elsewhere %v, saved again %v", s.elsewhere, ok)
	}
}
