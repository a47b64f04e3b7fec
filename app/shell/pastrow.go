package shell

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// A question stands before an act that cannot be undone. The zero question asks nothing.
type question struct {
	Text, Yes, No string
}

// questionAbout returns the question about an act, none unless it has just been asked for.
func (r *Root) questionAbout(act, text, yes string) question {
	if r.history.asking != act {
		return question{}
	}
	return question{text, yes, r.words().Past.Keep}
}

// draw draws the question and its answers; the place of one that is not asked stays.
func (q question) draw(act string) app.UI {
	box := el("div").Class("question").Role("group")
	if q.Text == "" {
		return shown(false, box)
	}
	return box.Aria("label", q.Text).Body(
		written("p", "", q.Text),
		button().Class("act").ID("answer-yes").DataSet("act", "yes "+act).Text(q.Yes),
		button().Class("go").ID("answer-no").DataSet("act", "no").Text(q.No),
	)
}

// written is an element with a text; without one only its place stays.
func written(tag, class, text string) app.UI {
	e := el(tag).Text(text)
	if class != "" {
		e.Class(class)
	}
	return shown(text != "", e)
}

// actButton is a control of the page of past games, hidden without a text. It has a name where the text alone does not
// say what it is about.
func actButton(act, text, name string) app.HTMLElem {
	b := button().Class("go").ID(actID(act)).DataSet("act", act).Text(text)
	if name != "" {
		b.Aria("label", name)
	}
	return shown(text != "", b)
}

// A pastRow is a past game in the list, a component of its own so that of a hundred only those that change are
// drawn again.
type pastRow struct {
	app.Compo
	Act                string // the game and its ID, as acts name it
	Who, Result, Moves string
	When, Stamp        string
	Open, Drop         string // what the controls say
	OpenIt, DropIt     string // and what they are named, with the game
	Question           question
}

// Render implements app.Composer.
func (p *pastRow) Render() app.UI {
	drop := "drop " + p.Act
	return el("li").Body(
		el("div").Class("what").Body(
			written("strong", "", p.Who),
			written("span", "", p.Result),
			el("span").Class("when").Body(el("time").Attr("datetime", p.Stamp).Text(p.When), app.Text(" · "+p.Moves)),
		),
		el("div").Class("buttons").Body(actButton("open "+p.Act, p.Open, p.OpenIt), actButton(drop, p.Drop, p.DropIt)),
		p.Question.draw(drop),
	)
}
