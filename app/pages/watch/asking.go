package watch

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/app/watch"
)

// asking draws the question, the answer to it or what the search has found, and the controls of the steps.
func (k *Kind) asking(m *i18n.Watch) app.UI {
	return ui.Shown(k.session.Tree != nil, ui.El("section").Class("slab", "asking").Aria("label", m.Question).Body(
		ui.El("div").Class("said").Body(
			k.said(m),
			ui.El("p").Class("hidden-text").Attr("role", "status").Text(k.told(m)),
		),
		k.drive(m),
	))
}

// A saying is what stands in the card of the question.
type saying struct {
	title, text string
	answers     []string
	chosen      int // -1 for none
	right       int // -1 as long as that is not told
	show        bool
	deeper      int // a depth that is offered, 0 for none
	watch       bool
}

// saying returns what stands there now.
func (k *Kind) saying(m *i18n.Watch) saying {
	s, v := k.session, k.voice()
	say := saying{chosen: -1, right: -1}
	switch {
	case s.Tree == nil:
	case k.prepared != nil:
		q := k.prepared
		say = saying{title: q.Ask, answers: q.Choices, chosen: k.chosen, right: -1, watch: k.chosen >= 0}
		if k.chosen >= 0 {
			say.right, say.text = q.Right, k.marked(m, k.chosen == q.Right, q.Choices[q.Right], q.Why)
		}
	case s.Question != nil:
		say.title, say.text, say.answers = v.Ask(s.Question, k.program())
		say.show = true
	case s.Reply != nil:
		r := s.Reply
		say.title, _, say.answers = v.Ask(r.Question, k.program())
		say.chosen, say.right = r.Chosen, r.Right
		why := v.Why(r.Question, r.Right, k.program())
		if r.Chosen < 0 {
			say.text = ui.Join(" ", m.Shown, why)
		} else if r.Right >= 0 {
			say.text = k.marked(m, r.Chosen == r.Right, say.answers[r.Right], why)
		}
		if s.Ended() {
			found, truth := v.End(s.Tree)
			say.text = ui.Join(" ", say.text, found, truth)
		}
	case s.Ended():
		say.title, say.text = v.End(s.Tree)
		if deeper := s.Depth + 2; s.Algorithm != watch.MonteCarlo && deeper <= k.trees().MostDepth {
			say.deeper = deeper
		}
	default:
		say.title = v.Step(s.Tree)
	}
	return say
}

// marked says whether an answer was right, and why.
func (k *Kind) marked(m *i18n.Watch, right bool, answer, why string) string {
	answer = strings.TrimRight(answer, ".")
	if right {
		return m.Right(answer) + " " + why
	}
	return m.Wrong(answer) + " " + why
}

// said draws that.
func (k *Kind) said(m *i18n.Watch) app.UI {
	s := k.saying(m)
	return ui.El("div").Body(
		ui.Text("strong", "", s.title),
		ui.Text("p", "why", s.text),
		ui.El("div").Class("answers").Attr("role", "group").Aria("label", m.Question).OnClick(k.onAnswer).Body(
			app.Range(s.answers).Slice(func(i int) app.UI { return s.answer(i) }),
			ui.Shown(s.show, ui.Button().Class("reveal").ID(showID).Text(m.Show)),
			ui.Shown(s.watch, ui.Button().ID(watchID).Text(m.Watch)),
			ui.Shown(s.deeper > 0, ui.Button().ID(deeperID).Text(m.Deeper(s.deeper))),
		),
	)
}

// The ids of the buttons of the card.
const (
	answerID = "watch-answer-"
	showID   = "watch-show"
	watchID  = "watch-go-on"
	deeperID = "watch-deeper"
)

// answer draws a button for an answer: the right one and the one chosen have their signs once that is told.
func (s *saying) answer(i int) app.UI {
	b := ui.Button().ID(answerID+strconv.Itoa(i)).Aria("pressed", strconv.FormatBool(i == s.chosen))
	icon := ""
	switch {
	case s.right == i:
		b.Class("right")
		icon = "check"
	case s.right >= 0 && s.chosen == i:
		b.Class("wrong")
		icon = "close"
	}
	return ui.Able(s.right < 0, b.Body(
		ui.Shown(icon != "", ui.El("span").Class("sign").Body(ui.Icon(orCheck(icon)))), ui.El("span").Text(s.answers[i])))
}

// orCheck returns an icon for a place that is hidden while there is none.
func orCheck(icon string) string {
	if icon == "" {
		return "check"
	}
	return icon
}

// onAnswer takes a press of one of the buttons.
func (k *Kind) onAnswer(_ app.Context, e app.Event) {
	id := ui.ControlOf(e)
	switch n, err := strconv.Atoi(strings.TrimPrefix(id, answerID)); {
	case id == showID:
		k.session.Answer(-1)
	case id == watchID:
		k.goOn()
	case id == deeperID:
		k.set(depthField, strconv.Itoa(k.session.Depth+2))
	case err == nil && strings.HasPrefix(id, answerID):
		k.answer(n)
	}
	k.redraw()
}

// answer answers the question that is asked.
func (k *Kind) answer(n int) {
	if k.prepared == nil {
		k.session.Answer(n)
		return
	}
	if k.chosen < 0 && n < len(k.prepared.Choices) {
		k.chosen = n
		k.session.Score.Mark(n == k.prepared.Right)
		k.site.Store.Set(watch.ScoreKey, k.session.Score.String())
	}
}

// goOn has the search of a prepared question watched from its start.
func (k *Kind) goOn() {
	k.prepared = nil
	k.session.Predict = true
	k.session.Go(0)
	k.outside.focus(treeID)
}

// told is what a screen reader hears: one sentence a step; while the steps go on by themselves, questions and the end.
func (k *Kind) told(m *i18n.Watch) string {
	s := k.saying(m)
	if k.playing && len(s.answers) == 0 && !k.session.Ended() {
		return ""
	}
	told := ui.Join(" ", s.title, s.text)
	if k.session.Reply != nil {
		told = ui.Join(" ", s.text, k.voice().Step(k.session.Tree))
	}
	return told
}
