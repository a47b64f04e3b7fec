package problems

import (
	"slices"
	"strconv"
	"strings"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/app/board"
	"tablier/app/exercise"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/puzzles"
	"tablier/rules"
)

// values are the names of the values in the catalogue.
var values = map[ai.Value]string{ai.Win: "win", ai.Draw: "draw", ai.Loss: "loss"}

// who names the side that is asked, as the position says.
func (p *page) who() string {
	seats := names.Seats{Game: p.game.Game, Lang: p.kind.site.Lang}
	return seats.Plays(p.desk.Table, 0)
}

// other names the other side.
func (p *page) other() string {
	seats := names.Seats{Game: p.game.Game, Lang: p.kind.site.Lang}
	return seats.Plays(p.desk.Table, 1)
}

// move returns the move that a question about odds is about.
func (p *page) move() rules.Move { return rules.Move(p.puzzle.On) }

// on names the subject of a question.
func (p *page) on() string {
	if p.puzzle.Kind == puzzle.Odds {
		return p.words().Attempt(p.desk.Table.View(), p.move())
	}
	return p.puzzle.On
}

// task says the question.
func (p *page) task() string {
	return p.messages().Problems.Task.Of(string(p.puzzle.Kind))(p.who(), p.on())
}

// goal explains the question.
func (p *page) goal() string {
	m, q := p.messages().Problems, p.puzzle
	if q.Kind.Exact() && q.Value() == ai.Win {
		for i, v := range q.Verdicts {
			if q.Right(i) {
				return m.WonIn(v.Plies)
			}
		}
	}
	return m.Goal.Of(string(q.Kind))
}

// number says the number of the puzzle in its set.
func (p *page) number(lang i18n.Lang) string {
	m := i18n.Of(lang).Problems
	n := p.shelf().Number(p.puzzle)
	if n == 0 {
		return m.Retired
	}
	return m.Number(n, m.Band[p.shelf().Set.Band(p.puzzle)])
}

// points writes hundredths of a point, with one decimal.
func points(hundredths int, lang i18n.Lang) string {
	tenths := (hundredths + 5) / 10
	text := strconv.Itoa(tenths / 10)
	sign := "."
	if lang == i18n.French {
		sign = ","
	}
	if tenths%10 > 0 || tenths == 0 && hundredths > 0 {
		text += sign + strconv.Itoa(tenths%10)
	}
	return text
}

// cost says the cost of an answer in points, in two parts.
func (p *page) cost(hundredths int) (head, rest string) {
	m, many := p.messages().Problems, hundredths >= 195 // written as 2
	return m.Cost(points(hundredths, p.kind.site.Lang), many), m.Lost(many)
}

// said returns the present feedback.
func (p *page) said() exercise.Said {
	m, s := p.messages().Problems, p.session
	switch s.State() {
	case puzzles.Judging:
		return exercise.Said{Head: p.messages().Lesson.Played(p.lastMove()), Words: m.Judging}
	case puzzles.Wrong:
		if p.desk.Answering() {
			return exercise.Said{Head: p.messages().Lesson.Played(p.lastMove())}
		}
		said := p.wrong()
		said.Class, said.Image = "wrong", "again"
		return said
	case puzzles.Solved:
		said := p.solved()
		said.Class, said.Image = "right", "check"
		return said
	}
	switch {
	case !p.puzzle.Kind.Moves():
		return exercise.Said{Image: "target", Head: p.messages().Lesson.YourMove, Words: m.Tap}
	case p.desk.Answering():
		return exercise.Said{Head: p.messages().Lesson.Played(p.lastMove())}
	case p.session.Kept() > 0 && !p.desk.Touched():
		return exercise.Said{Class: "right", Image: "check", Head: m.GoOn, Words: p.replied()}
	}
	return exercise.Said{Head: m.Your, Words: p.desk.How()}
}

// lastMove writes the person's last move.
func (p *page) lastMove() string {
	moves := p.session.Moves()
	if p.before < len(moves) {
		return p.desk.Write(moves[p.before])
	}
	return ""
}

// replied says the reply to the person's last move; empty for none.
func (p *page) replied() string {
	moves := p.session.Moves()
	if p.before+1 >= len(moves) {
		return ""
	}
	return p.messages().Problems.Replies(p.other(), p.desk.Write(moves[p.before+1]))
}

// wrong says why an answer is wrong.
func (p *page) wrong() exercise.Said {
	m, last := p.messages().Problems, p.session.Last()
	move := p.desk.Write(last.Move)
	switch p.puzzle.Kind {
	case puzzle.Points:
		head, rest := p.cost(last.Cost)
		return exercise.Said{Head: head, Words: rest + " " + m.BestIs(p.desk.Write(p.session.Expected()))}
	case puzzle.Forces:
		extra, lacks := p.session.WrongStrengths()
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
	said := exercise.Said{Head: m.Astray(move), Words: p.replied()}
	switch last.Value {
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
func (p *page) solved() exercise.Said {
	m, last := p.messages().Problems, p.session.Last()
	said := exercise.Said{Head: m.Solved(len(p.session.Tries()))}
	if p.session.Hints() > 0 {
		said.Head = m.SolvedWithHint
	}
	switch p.puzzle.Kind {
	case puzzle.Points:
		if last.Cost == 0 {
			return exercise.Said{Head: m.Perfect, Words: m.Better}
		}
		head, rest := p.cost(last.Cost)
		return exercise.Said{
			Head: head + " " + rest, Words: m.Counts + " " + m.BestIs(p.desk.Write(p.session.Expected())),
		}
	case puzzle.Forces:
		said.Words = p.because(i18n.List(strings.Split(p.puzzle.Answer, ""), m.Or))
	case puzzle.Odds:
		said.Words = p.because(p.puzzle.Answer)
	default:
		said.Words = p.goal()
	}
	return said
}

// because explains an answer that can be deduced.
func (p *page) because(answer string) string {
	m := p.messages().Problems
	if why := p.words().Deduced(p.desk.Table.View(), p.puzzle.On); why != "" {
		return m.Because(why, answer)
	}
	return m.Right(answer)
}

// words returns the sentences of the game.
func (p *page) words() board.Words { return p.game.Words(p.kind.site.Lang) }

// idea says the first hint, which is derived from the puzzle.
func (p *page) idea() string {
	m, s, q := p.messages().Problems, p.session, p.puzzle
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
	return m.NotThat(p.desk.Write(s.Tempting()))
}

// place says the second hint.
func (p *page) place() string {
	m, q := p.messages().Problems, p.puzzle
	switch q.Kind {
	case puzzle.Forces:
		return m.HowMany(len(q.Answer))
	case puzzle.Odds:
		return m.Half.Of(half(q.Answer))
	}
	if p.hintedMove != "" {
		return m.PlaceIs(p.desk.Write(p.hintedMove))
	}
	return m.Off
}

// half compares a fraction with a half.
func half(fraction string) int {
	top, bottom, ok := strings.Cut(fraction, "/")
	a, _ := strconv.Atoi(top)
	b := 1
	if ok {
		b, _ = strconv.Atoi(bottom)
	}
	return min(1, max(-1, 2*a-b))
}

// tries returns the answers given so far, each with its value; the line that solved the puzzle comes last.
func (p *page) tries() (texts, classes []string) {
	m := p.messages().Problems
	for _, t := range p.session.Tries() {
		text, class := t.Text, "lost"
		if t.Move != "" {
			text = p.desk.Write(t.Move)
		}
		switch {
		case p.puzzle.Kind == puzzle.Points:
			text = m.Try(text, points(t.Cost, p.kind.site.Lang))
		case p.puzzle.Kind.Exact() && t.Value != ai.Unknown:
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

// source says where the puzzle comes from.
func (p *page) source() string {
	m := p.messages().Problems
	switch {
	case p.puzzle.Kind.Exact():
		return m.SourceExact(p.session.Counts())
	case p.puzzle.Kind == puzzle.Points:
		return m.SourcePoints
	}
	return m.SourceKnown
}
