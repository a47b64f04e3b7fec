package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/ui"
)

// playNow is the id of the button that cuts the machine short.
const playNow = "play-now"

// status is what the status says and offers.
type status struct {
	Say, Why string
	Class    string
	Act      act
	Waits    bool // the button has its room before it is of any use, so that nothing moves when it comes
	Review   bool // beside the result: the match can be read again
	Stocked  bool // a piece is drawn into a hand: the game's own buttons stand beside the words
	Progress bool // the progress line has its place
	Own      int  // changes with what the game puts beside

	OwnWords string // what the game's own part said when the status was put together
}

// An act is the one thing that the status offers to do.
type act struct{ ID, Text string }

// status returns what the status says and offers now.
func (p *page) status() status {
	t, w := p.table(), p.say()
	say, why := w.status()
	s := status{Say: say, Why: ui.Join(" ", w.note(), why), Class: "status", Act: w.act(), OwnWords: p.ownWords()}
	over := t.Result().Over()
	switch {
	case over && t.Live():
		s.Class = "status over"
	case s.Act.ID == playNow:
		s.Class, s.Waits = "status thinks", p.match.Progress() == nil
	}
	if _, s.Stocked = t.Own().Hand(t.View()); s.Stocked {
		s.Class += " stocked"
		s.Own = p.rev
	}
	if p.game.Parts.Beside != nil {
		s.Own = p.rev
	}
	s.Review = p.match.Live() && t.Live() && over && p.match.Reviewable() && p.panel != studyPanel &&
		p.match.Offers("value")
	s.Progress = (t.AgainstMachine() || t.MachinesOnly()) && !over
	return s
}

// ownWords returns what the game's own part says now: all of the status that a look can change.
func (p *page) ownWords() string {
	request, detail := p.table().Own().Say(p.voice())
	return request + detail
}

// statusRegion is the words that say whose turn it is, what is expected and what happened, with what can be done about
// it. A screen reader hears the words each time they change.
type statusRegion struct {
	app.Compo
	Game   string
	Status status
	page   *page
	ctx    app.Context
}

func (p *page) statusRegion() app.UI {
	return &statusRegion{Game: p.game.ID(), Status: p.status(), page: p}
}

// OnMount implements app.Mounter.
func (r *statusRegion) OnMount(ctx app.Context) { r.ctx, r.page.regions.status = ctx, r }

// Render implements app.Composer.
func (r *statusRegion) Render() app.UI {
	p, s := r.page, r.Status
	review := ui.Button().Class("go").ID("act-study").Text(p.messages().Study.Title)
	return ui.El("div").Class(s.Class).Body(
		ui.El("div").Role("status").Aria("atomic", "true").Body(
			ui.El("strong").Text(s.Say), ui.El("span").Text(s.Why),
		),
		ui.El("div").Class("acts").Body(
			r.button(),
			ui.Shown(s.Review, review.OnClick(p.reviewing.onOpen)),
		),
		p.choices.beside(),
		&progressLine{Game: r.Game, Shown: s.Progress, Text: p.say().progress(), page: p},
	)
}

func (r *statusRegion) button() app.UI {
	a := r.Status.Act
	if a.Text == "" {
		return ui.Shown(false, ui.Button())
	}
	b := ui.Button().Class("act").ID(a.ID).Text(a.Text).OnClick(r.onAct)
	if r.Status.Waits {
		b.Class("later")
	}
	return b
}

// onAct does what the status offers.
func (r *statusRegion) onAct(ctx app.Context, e app.Event) {
	p := r.page
	switch id := r.Status.Act.ID; {
	case id == "act-here":
		p.match.Load()
		p.match.Dispatch(match.PlayHerePressed{})
		p.site.Focus(p.pointID())
	case id == "act-live":
		p.walker.goTo(p.table().Match().Ply())
		p.site.Focus(p.pointID())
	case id == "act-round":
		p.match.Dispatch(match.RoundBegun{})
		p.centre()
		p.site.Focus(p.pointID())
	case id == "act-send":
		p.sharing.onOpen(ctx, e)
	case id == playNow:
		p.match.Dispatch(match.PlayNowPressed{})
	case id == "act-retry":
		p.match.Dispatch(match.TryAgainPressed{})
		p.site.Focus(p.pointID())
	case id == "act-ask":
		p.match.Dispatch(match.AskHostAgain{})
	default:
		p.restart(true)
	}
}

// progressLine shows how far the machine's thinking has come; a screen reader is not told, it would never end. It has
// its place as long as the machine plays, so that nothing moves when it comes.
type progressLine struct {
	app.Compo
	Game  string
	Shown bool
	Text  string
	page  *page
	ctx   app.Context
}

// OnMount implements app.Mounter.
func (l *progressLine) OnMount(ctx app.Context) { l.ctx, l.page.regions.progress = ctx, l }

// Render implements app.Composer.
func (l *progressLine) Render() app.UI {
	return ui.Shown(l.Shown, ui.El("p").Class("thought").Aria("hidden", "true").Text(l.Text))
}
