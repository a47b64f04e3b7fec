package page

import (
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/match/page/review"
	"tablier/app/match/page/wording"
	"tablier/app/ui"
)

// How many letters have room at their usual size: of the last move, and of all words together. More are smaller, and
// still more smaller again.
const (
	maxLast    = 44
	maxLetters = 130
	maxSmaller = 190
)

// A status is the words and the button of the panel.
type status struct {
	wording.Text
	Piece    string // the symbol of a piece of who made the last move
	Class    string
	Act      wording.Act
	Waits    bool // the button's place is kept before it can be used, so that nothing moves when it comes
	Review   bool // beside the result: the match can be reviewed
	Mistakes int  // how many mistakes can be replayed, once they are known
	Progress bool // the progress line's place is kept
	Own      int  // changes with the game's part beside

	OwnWords string // the words of the game's own part, as they were then
}

// status returns the present status.
func (p *page) status() status {
	t, w := p.Table(), p.Wording()
	s := status{Text: w.Status().Text(), Class: "status", Act: w.Status().Act(), OwnWords: p.ownWords()}
	if s.Last != "" {
		s.Piece = w.Moves().LastPiece()
	}
	s.Why = ui.Join(" ", w.Status().Note(), s.Why)
	over := t.Result().Over()
	switch {
	case over && t.Live():
		s.Class = "status over"
	case s.Act.ID == wording.PlayNow:
		s.Class, s.Waits = "status thinks", !p.Match.ThinkingLong()
	}
	if _, draws := t.Own().Hand(t.View()); draws || p.Game.Parts.Beside != nil || hasButtons(p.Points()) {
		s.Own = p.Rev
	}
	if p.Welcomes() { // the rest is said below
		s.Why = w.Status().Saved()
	}
	s.Mistakes = len(p.reviewing.Mistakes())
	reviewable := p.Match.Analysis().Reviewable() && p.Match.Offers("value")
	s.Review = s.Mistakes == 0 && p.Match.Live() && t.Live() && over && reviewable
	s.Class += s.crowd()
	s.Progress = s.Why == "" && (t.AgainstMachine() || t.MachinesOnly()) && !over
	return s
}

// crowd returns the CSS class for the amount of words.
func (s *status) crowd() string {
	last := utf8.RuneCountInString(s.Last)
	switch all := utf8.RuneCountInString(s.Say) + last + utf8.RuneCountInString(s.Why); {
	case all > maxSmaller:
		return " long longer"
	case all > maxLetters, last > maxLast:
		return " long"
	}
	return ""
}

// ownWords returns the present words of the game's own part: all of the status that a look can change.
func (p *page) ownWords() string {
	request, detail := p.Table().Own().Say(p.Voice())
	return request + detail
}

// A statusRegion shows the status: whose turn it is, what is expected and what happened, with a button for the act. A
// screen reader hears the words each time they change.
type statusRegion struct {
	app.Compo
	Game   string
	Status status
	page   *page
	ctx    app.Context
}

func (p *page) statusRegion() app.UI {
	return &statusRegion{Game: p.Game.ID(), Status: p.status(), page: p}
}

// OnMount implements app.Mounter.
func (r *statusRegion) OnMount(ctx app.Context) { r.ctx, r.page.regions.status = ctx, r }

// Render implements app.Composer.
func (r *statusRegion) Render() app.UI {
	p, s := r.page, r.Status
	return ui.Tree(`<div class="{}">
			<div class="said" role="status" aria-atomic="true">
				<h2>{}</h2>
				<p class="last-move">{}<span>{}</span></p>
			</div>
			<div class="reason">
				<p class="why" role="status">{}</p>
				{}
				{}
				<div class="acts">
					{}
					<button type="button" class="go" id="act-study" hidden="{}" onclick="{}">{}</button>
					{}
				</div>
			</div>
		</div>`, s.Class, s.Say, r.piece(), s.Last, s.Why,
		&progressLine{Game: r.Game, Shown: s.Progress, Text: p.Wording().Status().Progress(), page: p}, p.choices.beside(),
		r.button(), !s.Review, p.reviewing.OnOpen, p.Messages().Panel.AnalyseGame, p.reviewing.Replay(review.ReplayID))
}

// piece draws a piece of who made the last move.
func (r *statusRegion) piece() app.UI {
	if r.Status.Piece == "" {
		return ui.Tree(`<span hidden="true"></span>`)
	}
	return ui.Mini(r.page.Game.Mini, r.Status.Piece)
}

func (r *statusRegion) button() app.UI {
	a := r.Status.Act
	if a.Text == "" {
		return ui.Tree(`<button type="button" hidden="true"></button>`)
	}
	return ui.Tree(`<button type="button" class="act {}" id="{}" onclick="{}">{}</button>`,
		ui.When(r.Status.Waits, "later"), a.ID, r.onAct, a.Text)
}

// onAct does what the status offers.
func (r *statusRegion) onAct(app.Context, app.Event) {
	p := r.page
	switch id := r.Status.Act.ID; {
	case id == "act-here":
		p.Match.Load()
		p.Match.Dispatch(match.PlayHerePressed{})
		p.Site.Focus(p.PointID())
	case id == "act-live":
		p.walker.GoTo(p.Table().Match().Ply())
		p.Site.Focus(p.PointID())
	case id == "act-round":
		p.Match.Dispatch(match.RoundBegun{})
		p.centre()
		p.Site.Focus(p.PointID())
	case id == "act-send":
		p.sharing.ShowLinks("act-send")
	case id == wording.PlayNow:
		p.Match.Dispatch(match.PlayNowPressed{})
	case id == "act-retry":
		p.Match.Dispatch(match.TryAgainPressed{})
		p.Site.Focus(p.PointID())
	case id == "act-anyway":
		p.Match.Dispatch(match.AnywayPressed{})
		p.Site.Focus(p.PointID())
	case id == "act-ask":
		p.Match.Dispatch(match.AskHostAgain{})
	case p.Table().ByLinks() != nil:
		p.sharing.Apart.Begin()
	default:
		p.Restart(true)
	}
}

// A progressLine shows the progress of the machine's search; a screen reader is not told, it would never end. It has
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
	return ui.Tree(`<p class="thought" aria-hidden="true" hidden="{}">{}</p>`, !l.Shown, l.Text)
}
