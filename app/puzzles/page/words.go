package page

import (
	"slices"
	"strings"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/app/board"
	"tablier/app/exercise"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/puzzles"
)

// values are the names of the values in the catalogue.
var values = map[ai.Value]string{ai.Win: "win", ai.Draw: "draw", ai.Loss: "loss"}

// A wording says, in a language, what there is to say about an attempt.
type wording struct {
	attempt *attempt
	shelf   *puzzles.Shelf // of the puzzle
	own     *handmade      // the puzzle, where somebody has composed it; else nil
	lang    i18n.Lang
}

func (w *wording) messages() *i18n.Messages { return i18n.Of(w.lang) }

// who names the side that is asked, as the position says.
func (w *wording) who() string {
	seats := names.Seats{Game: w.attempt.game.Game, Lang: w.lang}
	return seats.Plays(w.attempt.desk.Table, 0)
}

// other names the other side.
func (w *wording) other() string {
	seats := names.Seats{Game: w.attempt.game.Game, Lang: w.lang}
	return seats.Plays(w.attempt.desk.Table, 1)
}

// on names the subject of a question.
func (w *wording) on() string {
	if w.attempt.puzzle.Kind == puzzle.Odds {
		return w.words().Attempt(w.attempt.desk.Table.View(), w.attempt.move())
	}
	return w.attempt.puzzle.On
}

// task says the question as the page asks it.
func (w *wording) task() string {
	return w.messages().Problems.Task.Of(puzzles.TaskOf(w.attempt.puzzle))(w.who(), w.on())
}

// goal explains the question.
func (w *wording) goal() string {
	m, q := w.messages().Problems, w.attempt.puzzle
	if q.Kind.Exact() && q.Value() == ai.Win {
		longest := 0
		for i, v := range q.Verdicts {
			if q.Right(i) {
				longest = max(longest, v.Plies)
			}
		}
		return m.WonIn(longest)
	}
	return m.Goal.Of(string(q.Kind))
}

// cost says the cost of an answer in points, in two parts.
func (w *wording) cost(hundredths int) (head, rest string) {
	m, many := w.messages().Problems, hundredths >= 195 // written as 2
	return m.Cost(w.lang.Points(hundredths), many), m.Lost(many)
}

// said returns the present feedback.
func (w *wording) said() exercise.Said {
	m, s := w.messages().Problems, w.attempt.session
	switch s.State() {
	case puzzles.Judging:
		return exercise.Said{Head: w.messages().Lesson.Played(w.lastMove()), Words: m.Judging}
	case puzzles.Wrong:
		if w.attempt.desk.Answering() {
			return exercise.Said{Head: w.messages().Lesson.Played(w.lastMove())}
		}
		said := w.wrong()
		said.Class, said.Image = "wrong", "again"
		return said
	case puzzles.Solved:
		said := w.solved()
		said.Class, said.Image = "right", "check"
		return said
	}
	switch {
	case !w.attempt.puzzle.Kind.Moves():
		return exercise.Said{Image: "target", Head: w.messages().Lesson.YourMove, Words: m.Tap}
	case w.attempt.desk.Answering():
		return exercise.Said{Head: w.messages().Lesson.Played(w.lastMove())}
	case w.attempt.session.Kept() > 0 && !w.attempt.desk.Touched():
		return exercise.Said{Class: "right", Image: "check", Head: m.GoOn, Words: w.replied()}
	}
	return exercise.Said{Head: m.Your, Words: w.attempt.desk.How()}
}

// lastMove writes the person's last move.
func (w *wording) lastMove() string {
	moves := w.attempt.session.Moves()
	if w.attempt.before < len(moves) {
		return w.attempt.desk.Write(moves[w.attempt.before])
	}
	return ""
}

// replied says the reply to the person's last move; empty for none.
func (w *wording) replied() string {
	moves := w.attempt.session.Moves()
	if w.attempt.before+1 >= len(moves) {
		return ""
	}
	return w.messages().Problems.Replies(w.other(), w.attempt.desk.Write(moves[w.attempt.before+1]))
}

// wrong says why an answer is wrong.
func (w *wording) wrong() exercise.Said {
	m, last := w.messages().Problems, w.attempt.session.Last()
	move := w.attempt.desk.Write(last.Move)
	switch w.attempt.puzzle.Kind {
	case puzzle.Points:
		head, rest := w.cost(last.Cost)
		return exercise.Said{Head: head, Words: rest + " " + m.BestIs(w.attempt.desk.Write(w.attempt.session.Expected()))}
	case puzzle.Forces:
		extra, lacks := w.attempt.session.WrongStrengths()
		var words []string
		if extra > 0 {
			words = append(words, m.Surplus(extra))
		}
		if lacks > 0 {
			words = append(words, m.Missed(lacks))
		}
		return exercise.Said{Head: strings.Join(words, " "), Words: m.Goal.Of(string(puzzle.Forces))}
	case puzzle.Odds:
		return exercise.Said{Head: m.NotThatChance, Words: m.Goal.Of(string(puzzle.Odds))}
	}
	said := exercise.Said{Head: m.Astray(move), Words: w.replied()}
	switch last.Value {
	case ai.Win:
		said.Head = m.TooLate(move)
	case ai.Draw:
		said.Head = m.OnlyDraws(move)
	case ai.Loss:
		said.Head = m.Loses(move)
	}
	if said.Words == "" && last.Plies == 1 {
		said.Words = m.Ends("", move)
	}
	return said
}

// solved says that the puzzle is solved, and how.
func (w *wording) solved() exercise.Said {
	m, last := w.messages().Problems, w.attempt.session.Last()
	said := exercise.Said{Head: m.Solved(len(w.attempt.session.Tries()))}
	if w.attempt.session.Hints() > 0 {
		said.Head = m.SolvedWithHint
	}
	switch w.attempt.puzzle.Kind {
	case puzzle.Points:
		if last.Cost == 0 {
			return exercise.Said{Head: m.Perfect, Words: m.Better}
		}
		head, rest := w.cost(last.Cost)
		return exercise.Said{
			Head: head + " " + rest, Words: m.Counts + " " + m.BestIs(w.attempt.desk.Write(w.attempt.session.Expected())),
		}
	case puzzle.Forces:
		said.Words = w.because(i18n.List(strings.Split(w.attempt.puzzle.Answer, ""), m.Or))
	case puzzle.Odds:
		said.Words = w.because(w.attempt.puzzle.Answer)
	default:
		said.Words = w.goal()
	}
	return said
}

// because explains an answer that can be deduced.
func (w *wording) because(answer string) string {
	m := w.messages().Problems
	if why := w.words().Deduced(w.attempt.desk.Table.View(), w.attempt.puzzle.On); why != "" {
		return m.Because(why, answer)
	}
	return m.Right(answer)
}

// words returns the sentences of the game.
func (w *wording) words() board.Words { return w.attempt.game.Words(w.lang) }

// idea says the first hint, which is derived from the puzzle.
func (w *wording) idea() string {
	m, s, q := w.messages().Problems, w.attempt.session, w.attempt.puzzle
	if w.own != nil && w.own.Idea != "" {
		return w.own.Idea
	}
	if q.Kind == puzzle.Points {
		cheap := 0
		for move := range q.Costs {
			if q.Solves(move) {
				cheap++
			}
		}
		return m.CheapMoves(cheap)
	}
	if idea := m.Idea.Of(string(q.Kind)); idea != "" {
		return idea
	}
	if after, err := s.Start().Play(q.Line[0]); err == nil && !after.Outcome().Over() && len(after.Moves()) == 1 {
		return m.Forced
	}
	if tempting := s.Tempting(); tempting != "" {
		return m.NotThat(w.attempt.desk.Write(tempting))
	}
	return w.goal()
}

// place says the second hint.
func (w *wording) place() string {
	m, q := w.messages().Problems, w.attempt.puzzle
	switch q.Kind {
	case puzzle.Forces:
		return m.HowMany(len(q.Answer))
	case puzzle.Odds:
		return m.Half.Of(half(q.Answer))
	}
	if w.attempt.hintedMove != "" {
		return m.PlaceIs(w.attempt.desk.Write(w.attempt.hintedMove))
	}
	return m.Off
}

// tries returns the answers given so far, each with its value; the line that solved the puzzle comes last.
func (w *wording) tries() (texts, classes []string) {
	m := w.messages().Problems
	for _, t := range w.attempt.session.Tries() {
		text, class := t.Text, "lost"
		if t.Move != "" {
			text = w.attempt.desk.Write(t.Move)
		}
		switch {
		case w.attempt.puzzle.Kind == puzzle.Points:
			text = m.Try(text, w.lang.Points(t.Cost))
		case w.attempt.puzzle.Kind.Exact() && t.Value != ai.Unknown:
			text = m.Try(text, m.Verdict.Of(values[t.Value]))
		}
		if t.Value == ai.Draw {
			class = "drawn"
		}
		if t.Right {
			class = "found"
		}
		if i := slices.Index(texts, text); i < 0 {
			texts, classes = append(texts, text), append(classes, class)
		}
	}
	return texts, classes
}
