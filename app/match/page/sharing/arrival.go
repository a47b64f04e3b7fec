package sharing

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/links/link"
	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/match/page/wording"
	"tablier/app/steps"
	"tablier/app/ui"
	"tablier/rules"
)

// An arrival is the field in which games from elsewhere are opened, and the questions about one that has come.
type arrival struct {
	page      *region.Page
	desk      *Desk
	Problem   error // why the last game could not be opened
	Recovery  recovery
	Elsewhere elsewhere
}

// view draws the field in which a game from elsewhere is opened: a link, a record or a position.
func (a *arrival) view() app.UI {
	m := a.page.Messages().Share
	return a.field(m.Open, m.OpenWhy)
}

// onFile opens the content of a file.
func (a *arrival) onFile(ctx app.Context, _ app.Event) {
	p := a.page
	if p.Match.Can() {
		ui.OpenFile(ctx.JSSrc(), maxText, p.Site, a.Open, func() { a.Refuse(&wording.Error{Fault: wording.LongText}) })
	}
}

// onOpen opens the content of the field; a text that cannot be opened stays there to be corrected.
func (a *arrival) onOpen(app.Context, app.Event) {
	p := a.page
	field := app.Window().GetElementByID("arriving")
	if !p.Match.Can() || !field.Truthy() {
		return
	}
	a.Open(field.Get("value").String())
}

// Open opens the game in a text.
func (a *arrival) Open(text string) {
	p := a.page
	a.Problem = nil
	r, err := a.Read(text)
	a.Receive(r, err, func() {
		p.Site.Focus("main")
	})
}

// Unask drops the open questions about a received match: its recovery code, or who has made its moves.
func (a *arrival) Unask() {
	a.Recovery.drop()
	a.Elsewhere.drop()
}

// An Arriving is a game from elsewhere that is being read.
type Arriving struct {
	steps.Work // nil when there is nothing to play
	Incoming   func() match.Incoming
	post       *link.Post // a link of a match by links, nil for anything else
}

// Receive reads a game from elsewhere, unless err is set, and puts it on its table. Then is called once it is there.
// What cannot be opened is told in the panel where games are opened. A person who has gone to another page meanwhile
// stays there.
func (a *arrival) Receive(r Arriving, err error, then func()) {
	p := a.page
	a.Unask()
	if err == nil && r.post != nil {
		a.deliver(*r.post, then)
		return
	}
	end := func(err error) {
		switch {
		case err == match.ErrInterrupted:
		case err != nil:
			a.Refuse(err)
		default:
			a.desk.Place(r.Incoming(), p.OnScreen())
			then()
		}
	}
	if err != nil || r.Work == nil {
		end(err)
		return
	}
	p.Match.RunJob(r.Work, end)
}

// Refuse shows why a game from elsewhere was refused.
func (a *arrival) Refuse(err error) {
	p := a.page
	p.TurnTo(region.SharePanel)
	a.Problem = err
	p.Site.Reveal("arrival-problem")
}

// maxText is how many bytes of a text are read: some sixty thousand moves.
const maxText = 512 << 10

// Read parses the game in a text: a link or its end, a record, or a position of the page's game.
func (a *arrival) Read(text string) (Arriving, error) {
	p := a.page
	text = strings.TrimSpace(text)
	switch {
	case text == "":
		return Arriving{}, &wording.Error{Fault: wording.EmptyText}
	case len(text) > maxText:
		return Arriving{}, &wording.Error{Fault: wording.LongText}
	case text[0] == '{':
		return a.desk.readRecord(text)
	}
	if fragment, ok := fragmentOf(text); ok {
		return a.desk.ReadLink(fragment)
	}
	m, err := rules.NewMatch(p.Game.Spec, p.Table().Match().Setup(), text)
	if err == nil {
		return Arriving{Incoming: func() match.Incoming { return match.Incoming{Match: m} }}, nil
	}
	if r, err := a.desk.ReadLink(text); err == nil || bare(text) {
		return r, err
	}
	return Arriving{}, &wording.Error{Fault: wording.NotAGame, Err: err}
}

// fragmentOf returns what the address in a text has to open; false when there is no address.
func fragmentOf(text string) (fragment string, ok bool) {
	for word := range strings.FieldsSeq(text) {
		if _, fragment, ok := strings.Cut(word, "#"); ok {
			return fragment, true
		}
	}
	return "", strings.Contains(text, "://")
}

// bare says whether a text looks like the end of a link, copied without its address.
func bare(text string) bool {
	const least = 8 // characters
	for i := range len(text) {
		switch c := text[i]; {
		case c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '-' || c == '_':
		default:
			return false
		}
	}
	return len(text) >= least && text[0] >= '1' && text[0] <= '9'
}

// Reopen puts a past match on the page's table, and then calls end, with an error if the archived match cannot be
// read.
func (a *arrival) Reopen(past archive.Game, end func(error)) {
	p := a.page
	work, reopened, err := a.desk.reading(past)
	if err != nil {
		end(err)
		return
	}
	p.Match.RunJob(work, func(err error) {
		if err == nil {
			p.Match.Dispatch(reopened())
			p.Shut()
			p.Centre()
		}
		end(err)
	})
}

// Follow opens the game in the fragment of an address.
func (a *arrival) Follow(fragment string) {
	r, err := a.desk.ReadLink(fragment)
	a.Receive(r, err, func() {})
}
