package workbench

import (
	"slices"

	"tablier/app/asked"
	"tablier/app/board"
	"tablier/app/sandbox"
	"tablier/app/write"
)

// A Course is the exercises in one language, of which one is shown, and how far the person has got. Before they have
// come there are none, and nothing but Exercises may be called.
type Course struct {
	games    []*board.Game
	list     []write.Exercise
	memo     write.Memo
	progress *write.Progress
	at       int    // the place of the exercise that is shown
	drawn    string // the game, drawn by somebody, that programs play instead of the exercise's own; empty for that
}

// Exercises returns all exercises, nil until they have come.
func (c *Course) Exercises() []write.Exercise { return c.list }

// Memo returns what a program may ask of a position.
func (c *Course) Memo() write.Memo { return c.memo }

// At returns the place of the exercise that is shown.
func (c *Course) At() int { return c.at }

// Exercise returns the exercise at which the person is.
func (c *Course) Exercise() *write.Exercise { return &c.list[c.at] }

// Record returns what is known of that exercise.
func (c *Course) Record() *write.Record { return c.RecordOf(c.Exercise().ID) }

// RecordOf returns what is known of an exercise.
func (c *Course) RecordOf(id string) *write.Record { return c.progress.Of(id) }

// Kept says whether storage has taken all that was written: else it goes with the page.
func (c *Course) Kept() bool { return c.progress.Kept() }

// Board returns the game and the variant on whose board the exercise's program plays.
func (c *Course) Board() Board {
	e := c.Exercise()
	b := Board{c.games[c.gameAt(e.Game)], e.Variant}
	if c.drawn != "" && b.Game.Spec.IsWritten(c.drawn) {
		b.Variant = c.drawn
	}
	return b
}

// gameAt returns the place of a game by its id.
func (c *Course) gameAt(id string) int {
	return slices.IndexFunc(c.games, func(g *board.Game) bool { return g.ID() == id })
}

// Drawn returns the game, drawn by somebody, that programs play instead of the exercise's own; empty where they play
// that. The tests of an exercise are about its own game, always.
func (c *Course) Drawn() string {
	if b := c.Board(); b.Variant == c.drawn {
		return c.drawn
	}
	return ""
}

// readDrawn returns the game that somebody has drawn of its text. The error says what is wrong with that.
func (c *Course) readDrawn(text string) (variant string, err error) {
	for _, game := range c.games {
		if game.Spec.IsWritten(text) {
			return asked.Variant(game.Spec, text)
		}
	}
	return "", sandbox.ErrLink
}

// change changes what is known of the exercise, and keeps it.
func (c *Course) change(change func(*write.Record)) { c.progress.Change(c.Exercise().ID, change) }

// OpenHint opens the next hint, and after the last the solution once that may be seen.
func (c *Course) OpenHint() {
	r := c.Record()
	if hints := len(c.Exercise().Hints); r.Hints < hints || r.Hints == hints && r.Left() == 0 {
		c.change(func(r *write.Record) { r.Hints++ })
	}
}
