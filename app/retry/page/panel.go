package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/exercise"
	"tablier/app/retry"
	"tablier/app/ui"
)

// The ids of the controls.
const (
	nextID = "retry-next" // goes on
	backID = "retry-back" // leads back to the page of the game
	showID = "retry-show" // shows a right move
)

func (p *Page) finished() bool { return p.session.State() == retry.Finished }

// steps say how far one has come.
func (p *Page) steps() app.UI {
	s, m := p.session, p.messages().Retry
	return ui.Tree(`<div class="dots" hidden="{}"><p>{}</p><p>{}</p></div>`,
		p.finished(), m.Number(s.Entry().Number), m.AtOf(s.At()+1, s.Count()))
}

// task is what was lost, and by which move. A screen reader hears the next one.
func (p *Page) task() app.UI {
	e, m := p.session.Entry(), p.messages().Retry
	loss := e.Loss
	return ui.Tree(`<div class="idea" aria-live="polite" hidden="{}"><h2>{}</h2><p class="goal">{}</p></div>`,
		p.finished(), m.Task(loss.Had.Name(), loss.Had.Plies, loss.Tenths()),
		m.Goal(p.desk.Write(e.Played), loss.Has.Name(), loss.Has.Plies, loss.Tenths()))
}

// said returns what is to be said now.
func (p *Page) said() exercise.Said {
	s, m, l := p.session, p.messages().Retry, p.messages().Lesson
	switch s.State() {
	case retry.Waiting:
		return say("", "", l.Played(p.desk.Write(s.Try())), m.Judging)
	case retry.Failed:
		return say("wrong", "again", p.messages().MachineFailed, p.messages().MachineFailedWhy)
	case retry.Wrong:
		return say("wrong", "again", l.NotYet, p.judged(m.Lost)+p.replied())
	case retry.Right:
		return say("right", "check", m.Right, p.judged(m.Kept))
	}
	if s.Searching() {
		return say("hint", "hint", p.messages().Searching, "")
	}
	if hint := s.Hint(); hint != "" && !p.desk.Touched() {
		return say("hint", "hint", l.Shown(p.desk.Write(hint)), l.ShownWhy)
	}
	return say("", "", l.YourMove, p.desk.How())
}

// say puts an answer together.
func say(class, image, head, words string) exercise.Said {
	return exercise.Said{Class: class, Image: image, Head: head, Words: words}
}

// judged says what the move that was tried is worth.
func (p *Page) judged(is func(move, has string, plies, points int) string) string {
	v := p.session.Verdict()
	points := -1
	if v.Counted {
		points = v.Points
	}
	return is(p.desk.Write(p.session.Try()), v.Worth.Name(), v.Worth.Plies, points)
}

// replied says what the machine has answered, as a sentence after another.
func (p *Page) replied() string {
	s := p.session
	if s.Reply() == "" {
		return ""
	}
	return " " + p.messages().Retry.Replies(p.side(1-s.Entry().Seat), p.desk.Write(s.Reply()))
}

// end says how it went.
func (p *Page) end() app.UI {
	s, m := p.session, p.messages().Retry
	return ui.Tree(`<div class="known" aria-live="polite" hidden="{}">
			<h2>{}</h2>
			<p>{}</p>
			<p class="note">{}</p>
		</div>`, !p.finished(), m.Done, m.Score(s.Solved(), s.Count()), m.Until)
}

// bar has the controls. The last one goes on, and is filled once there is nothing else to do.
func (p *Page) bar() app.UI {
	m, l, state := p.messages(), p.messages().Lesson, p.session.State()
	text, class := l.Skip, "go"
	switch state {
	case retry.Wrong, retry.Failed:
		text, class = l.Retry, "act"
	case retry.Right:
		text, class = l.Next, "act"
	case retry.Finished:
		text, class = m.BackToGame, "act"
	}
	return ui.Tree(`<div class="actions bar" onclick="{}">
			{}{}
			<button type="button" class="{}" id="{}" aria-disabled="{}">{}</button>
		</div>`,
		p.onBar,
		&ui.Part{Of: &ui.Control{ID: backID, Image: "undo", Text: m.BackToGame, Hidden: p.finished()}},
		&ui.Part{Of: &ui.Control{
			ID: showID, Image: "hint", Text: m.Retry.Answer, Hidden: p.finished(),
			Unable: state == retry.Right || state == retry.Waiting,
		}},
		class, nextID, state == retry.Waiting, text)
}

// onBar is a click on one of the controls.
func (p *Page) onBar(_ app.Context, e app.Event) {
	p.rev++
	switch ui.ControlOf(e) {
	case backID:
		p.outside.Back()
	case showID:
		p.show()
	case nextID:
		p.next()
	}
}
