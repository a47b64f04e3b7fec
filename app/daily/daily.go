// Package daily draws the puzzle of the day on pages: its question, its side, and the link to it. It is known in part
// before the puzzle is there, so that the page keeps its room.
package daily

import (
	"tablier/ai/puzzle"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/picture"
	"tablier/app/play"
	"tablier/app/puzzles"
	"tablier/rules"
)

// A Choice is the puzzle of a day in one language: a plain value.
type Choice struct {
	Game     *board.Game // nil where no game has puzzles
	ID       string      // empty as long as the puzzle is not there, and so is all below
	Setup    rules.Setup
	Position string
	On       string // the point or the move that it is about, empty for none
	Task     string
	Who      string // the side that is asked
	Band     puzzle.Band
	Solved   bool
}

// Picture shows the puzzle.
func (c *Choice) Picture() *picture.Picture {
	return &picture.Picture{Game: c.Game, Setup: c.Setup, Position: c.Position, Asks: true, About: c.On}
}

// Today returns the choice of a day, counted as by [puzzles.DayOf], for a person who has solved some puzzles.
func Today(
	library *puzzles.Library, games []*board.Game, day int, lang i18n.Lang, done puzzles.Progress,
) Choice {
	name, p := library.Today(day, done)
	c := Choice{Game: board.ByID(games, name)}
	if c.Game == nil || p == nil {
		return c
	}
	shelf := library.Shelf(name)
	c.Setup, c.Position, c.On = p.Setup(), p.Position, p.On
	match, err := rules.NewMatch(c.Game.Spec, c.Setup, p.Position)
	if err != nil {
		return c // it is asked nowhere
	}
	c.ID, c.Band = shelf.ID(p), shelf.Set.Band(p)
	c.Solved = done.Of(c.ID).How.Solved()
	c.Who, c.Task = Asked(c.Game, match, lang), Task(c.Game, match, p, lang)
	return c
}

// Task says the question of a puzzle, whose position stands in a match, as the page of puzzles asks it.
func Task(game *board.Game, match *rules.Match, p *puzzle.Puzzle, lang i18n.Lang) string {
	on := p.On
	if p.Kind == puzzle.Odds {
		on = game.Words(lang).Attempt(match.View(0, match.ToMove()), rules.Move(on))
	}
	return i18n.Of(lang).Problems.Task.Of(puzzles.TaskOf(p))(Asked(game, match, lang), on)
}

// Asked names the side that is to move in a match, whose pieces are those of the person who is asked.
func Asked(game *board.Game, match *rules.Match, lang i18n.Lang) string {
	table := play.New(game, 1, 0)
	table.Pose(match, match.ToMove())
	return names.Seats{Game: game, Lang: lang}.Plays(table, 0)
}
