package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/puzzle"
	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/exercise"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/play"
	"tablier/app/ui"
	"tablier/rules"
)

// answerID is the switch that has the answer drawn on the board.
const answerID = "pm-answer"

// reveal draws that switch.
func (f *frame) reveal() app.UI {
	return ui.Tree(`<label class="pm-choice"><input type="checkbox" role="switch" id="{}" checked="{}" disabled="{}">
		<span>{}</span></label>`, answerID, f.session.Shown, f.session.Puzzle() == nil, f.words.answer)
}

// match returns the position, in a match.
func (f *frame) match() *rules.Match {
	m, err := rules.NewMatch(f.game.Spec, f.session.Setup(), f.session.Position().String())
	if err != nil {
		panic(err) // the session has read it
	}
	return m
}

// board draws the position, and the answer if that is shown.
func (f *frame) board() app.UI {
	if f.game == nil {
		return ui.Tree(`<div class="pm-board"></div>`)
	}
	shown := &answered{Lang: f.lang, Game: f.game, Setup: f.session.Setup(), Position: f.session.Position().String()}
	answer := ""
	if p := f.session.Puzzle(); p != nil && f.session.Shown {
		shown.Puzzle, answer = p, verdict{f}.answer()
	}
	return ui.Tree(`<div class="pm-board" role="img" aria-label="{}">{}</div>`,
		ui.Join(" ", f.named()+".", shown.told(), answer), shown)
}

// An answered is a board as the side to move sees it, with the answer of a puzzle on it. It is drawn anew only where
// something has changed.
type answered struct {
	app.Compo
	Lang     i18n.Lang
	Game     *board.Game
	Setup    rules.Setup
	Position string
	Puzzle   *puzzle.Puzzle // whose answer is shown, nil for none
}

// Render implements app.Composer.
func (a *answered) Render() app.UI {
	table := a.table()
	scene, marks := table.Scene(names.Seats{Game: a.Game, Lang: a.Lang}.Voice(table)), ""
	if a.Puzzle != nil {
		marks = a.marks(&scene, table, table.Match().Position().Moves())
	}
	return ui.Raw(ui.HTML(boardview.Marked(scene, marks)))
}

// table returns a table with the position, seen by the side to move.
func (a *answered) table() *play.Table {
	match, err := rules.NewMatch(a.Game.Spec, a.Setup, a.Position)
	if err != nil {
		panic(err) // the session has read it
	}
	table := play.New(a.Game, 1, 0)
	table.Pose(match, match.ToMove())
	return table
}

// told says what stands where, as a board that is played on names its points, what is not on the board, and what is to
// be done; nobody plays at this one, and the pieces are those of their colour.
func (a *answered) told() string {
	table, apart := a.table(), i18n.Of(a.Lang).Apart
	seats := names.Seats{Game: a.Game, Lang: a.Lang}
	voice := seats.Voice(table)
	voice.Name = func(seat int) string { return seats.Plays(table, seat) }
	view, words := table.View(), a.Game.Words(a.Lang)
	var said []string
	for i, point := range table.Skin().Points(table.View()) {
		if point.On() && table.Skin().PieceAt(table.View(), i) != (board.Glyph{}) {
			said = append(said, table.Label(voice, i))
		}
	}
	for seat := range 2 {
		if standing := words.Standing(view, table.PlayerOf(seat)); standing != "" {
			said = append(said, voice.Name(seat)+", "+standing)
		}
	}
	return ui.Join(". ", ui.Join(apart, said...), words.Request(voice.Name(table.Turn()), view))
}

// marks draws the moves that are right; of a deduction, what it is about.
func (a *answered) marks(s *board.Scene, table *play.Table, moves []rules.Move) (marks string) {
	switch p := a.Puzzle; p.Kind {
	case puzzle.Forces:
		if at := board.PointNamed(s.Points, p.On); at >= 0 {
			marks = exercise.Circle("reply", s.Points[at], ringTenths)
		}
	case puzzle.Odds:
		marks = ofMove(s, table, rules.Move(p.On))
	default:
		for i, m := range moves {
			if p.Right(i) {
				marks += ofMove(s, table, m)
			}
		}
	}
	return marks
}

// ringTenths is how large a ring is, in tenths of the point's radius.
const ringTenths = 9

// ofMove draws a move: an arrow or, of what is laid on the board, a ring round each of its points.
func ofMove(s *board.Scene, table *play.Table, m rules.Move) (marks string) {
	points, laid := table.Skin().Points(table.View()), false
	var path []int
	for _, point := range table.Skin().Path(table.View(), m) {
		laid = laid || points[point].Reserve
		if at := board.PointNamed(s.Points, points[point].Name); at >= 0 && s.Points[at].On() {
			path = append(path, at)
		}
	}
	if !laid && len(path) > 1 {
		return exercise.ArrowAlong("reply", s.Points, path)
	}
	for _, at := range path {
		marks += exercise.Circle("reply", s.Points[at], ringTenths)
	}
	return marks
}
