package page

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/class/notebook"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/play"
	"tablier/app/ui"
	"tablier/rules"
)

// posed returns the match in which an item asks for a move; nil for an item that does not, or has not come.
func (f *frame) posed(column int) (game *board.Game, match *rules.Match) {
	var setup rules.Setup
	position := ""
	switch task := f.table.Columns[column].Task.(type) {
	case *set.Puzzle:
		p := f.naming().Puzzle(task)
		if p == nil {
			return nil, nil
		}
		game, setup, position = f.game(task.Game), p.Setup(), p.Position
	case *set.Lesson:
		b, _ := f.naming().BoardOf(task)
		if b == nil || task.Board == "" {
			return nil, nil
		}
		game, setup, position = f.game(task.Game), rules.Setup{Variant: b.Variant}, b.Start
	case *set.Match:
		letter, match, err := task.Open(board.Registry(f.kind.games))
		if err != nil {
			return nil, nil
		}
		return f.game(letter.Record.Game), match
	default:
		return nil, nil
	}
	match, err := rules.NewMatch(game.Spec, setup, position)
	if err != nil {
		return nil, nil
	}
	return game, match
}

// picture draws the board of an item with the number of pupils at each answer, and a tick at the right one; nothing for
// an item without a board.
func (f *frame) picture(column int, answers []notebook.Answer) ui.HTML {
	game, match := f.posed(column)
	if match == nil {
		return ""
	}
	table := play.New(game, 1, 0)
	table.Pose(match, match.ToMove())
	scene := table.Scene(names.Seats{Game: game, Lang: i18n.French}.Voice(table))
	moves := match.Position().Moves()
	var arrows strings.Builder
	mark := func(move rules.Move, text, class string, weight int) {
		path := table.Skin().Path(table.View(), move)
		if len(path) == 0 || !slices.Contains(moves, move) {
			return
		}
		from, to := scene.Points[path[0]], scene.Points[path[len(path)-1]]
		if !to.On() {
			return
		}
		if len(path) > 1 && from.On() {
			fmt.Fprintf(&arrows, `<line class="tally-way %s" x1="%d" y1="%d" x2="%d" y2="%d" stroke-width="%d"/>`,
				class, from.X, from.Y, to.X, to.Y, 4+weight)
		}
		fmt.Fprintf(&arrows, `<circle class="tally %s" cx="%d" cy="%d" r="26"/>`, class, to.X, to.Y)
		board.WriteText(&arrows, "tally-text "+class, to.X, to.Y+10, 30, text)
	}
	if p, ok := f.table.Columns[column].Task.(*set.Puzzle); ok {
		known := f.naming().Puzzle(p)
		for i, move := range moves {
			if known.Solves(i) {
				mark(move, "✓", "right", 4)
			}
		}
	}
	for _, answer := range answers {
		mark(rules.Move(answer.Text), strconv.Itoa(len(answer.By)), "", min(16, len(answer.By)))
	}
	const end = "</svg>"
	return ui.HTML(strings.TrimSuffix(boardview.Markup(scene), end) + arrows.String() + end)
}

// verdict says the value of a wrong answer to a puzzle; nothing where it has none.
func (f *frame) verdict(column int, text string) string {
	task, ok := f.table.Columns[column].Task.(*set.Puzzle)
	if !ok {
		return ""
	}
	p := f.naming().Puzzle(task)
	_, match := f.posed(column)
	if p == nil || match == nil {
		return ""
	}
	at := slices.Index(match.Position().Moves(), rules.Move(text))
	if at < 0 || at >= len(p.Verdicts) {
		return ""
	}
	return f.words.Verdicts[p.Verdicts[at].Value]
}
