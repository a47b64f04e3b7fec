package wording

import (
	"errors"
	"testing"
	"time"

	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/links/link"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/rules"
)

// opened returns the match of a game between two people, as a first visit finds it.
func opened(game games.Game) *match.Controller {
	c := match.New(game.Game, 1)
	now := 1_790_000_000 * time.Second
	people := match.SatDown{Seats: [2]play.Seat{}}
	for _, e := range []match.Event{match.Loaded{}, match.Mounted{}, match.Entered{}, people} {
		c.Update(now, true, e)
	}
	return c
}

// A person is told whose turn it is, what was played last, and why a text is no move.
func TestTurnIsSaid(t *testing.T) {
	game := games.All()[0]
	for _, lang := range i18n.Langs() {
		c := opened(game)
		w := New(c, lang)
		for ply := range 2 {
			turn := w.Words.Request(w.Name(w.Table().Turn()), w.Table().View())
			told := w.Status().Text()
			if told.Say != turn || (told.Last == "") != (ply == 0) || told.Last != w.Moves().lastMove() {
				t.Errorf("%s: after %d moves: %+v", lang, ply, told)
			}
			c.Update(1_790_000_001*time.Second, true, match.Wrote{Text: "nonsense"})
			last := told.Last
			if told = w.Status().Text(); told.Say != turn || told.Last != last || told.Why != w.Status().Fault() {
				t.Errorf("%s: nonsense after %d moves: %+v", lang, ply, told)
			}
			c.Update(1_790_000_002*time.Second, true, match.Wrote{Text: "b2"})
		}
	}
}

// Each way in which a text cannot be opened has words of its own; none has no words.
func TestEveryRefusalHasWords(t *testing.T) {
	for _, lang := range i18n.Langs() {
		all := i18n.Of(lang)
		m, r := all.Share, NewRefusals(all, games.All()[0].Words(lang))
		for err, want := range map[error]string{
			nil:                              "",
			&Error{Fault: EmptyText}:         m.NothingToOpen,
			errors.New("anything"):           m.NothingToOpen,
			&link.Error{Fault: link.Version}: m.LinkNewer,
			&link.Error{Fault: link.Damaged}: m.LinkDamaged,
			&Error{Fault: NotAGame, Err: &rules.SyntaxError{}}: m.NoneOfThese + " " + m.PositionShort,
		} {
			if got := r.Why(err); got != want {
				t.Errorf("%s: %v: %q, want %q", lang, err, got, want)
			}
		}
	}
}
