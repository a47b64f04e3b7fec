package game

import (
	"encoding/json"
	"io"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/link"
	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/pages/game/wording"
	"tablier/app/steps"
	"tablier/app/ui"
	"tablier/rules"
)

// openView draws the field in which a game from elsewhere is opened: a link, a record or a position.
func (s *sharing) openView() app.UI {
	m := s.page.messages().Share
	return s.openField(m.Open, m.OpenWhy)
}

// onOpenFile opens the content of a file.
func (s *sharing) onOpenFile(ctx app.Context, _ app.Event) {
	p := s.page
	if p.match.Can() {
		ui.OpenFile(ctx.JSSrc(), maxText, p.site, s.open, func() { p.refuse(&wording.Error{Fault: wording.LongText}) })
	}
}

// onOpenGame opens the content of the field; a text that cannot be opened stays there to be corrected.
func (s *sharing) onOpenGame(app.Context, app.Event) {
	p := s.page
	field := app.Window().GetElementByID("arriving")
	if !p.match.Can() || !field.Truthy() {
		return
	}
	s.open(field.Get("value").String())
}

// open opens the game in a text.
func (s *sharing) open(text string) {
	p := s.page
	s.problem = nil
	r, err := s.read(text)
	p.receive(r, err, func() {
		p.site.Focus("main")
	})
}

// Arrive implements shell.Kind: it opens the game in the address. Where it holds none, the variant that the address
// asks for is put on the table, and what was touched while the program was loading is played.
func (k *Kind) Arrive(r string) {
	p := k.at(r)
	if p == nil {
		return
	}
	early := p.touchedEarly()
	fragment := k.site.Nav.Arrival(k.site.Context())
	if fragment == "" {
		p.askVariant()
		p.followVariant()
		p.playEarly(early)
		return
	}
	if p.retryAsked(fragment) {
		p.arriving = false
		return
	}
	p.arriving = false // the game says which variant is played
	p.followVariant()
	k.afterDraw(func() {
		arriving, err := k.readLink(fragment)
		p.receive(arriving, err, func() {})
	})
}

// An arriving is a game from elsewhere that is being read.
type arriving struct {
	steps.Work // nil when there is nothing to play
	incoming   func() match.Incoming
	post       *link.Post // a link of a match by links, nil for anything else
}

// receive reads a game from elsewhere, unless err is set, and puts it on its table. Then is called once it is there.
// What cannot be opened is told in the panel where games are opened. A person who has gone to another page meanwhile
// stays there.
func (p *page) receive(r arriving, err error, then func()) {
	p.unask()
	if err == nil && r.post != nil {
		p.deliver(*r.post, then)
		return
	}
	end := func(err error) {
		switch {
		case err == match.ErrInterrupted:
		case err != nil:
			p.refuse(err)
		default:
			p.kind.place(r.incoming(), p.onScreen())
			then()
		}
	}
	if err != nil || r.Work == nil {
		end(err)
		return
	}
	p.match.RunJob(r.Work, end)
}

// refuse shows why a game from elsewhere was refused.
func (p *page) refuse(err error) {
	p.turnTo(sharePanel)
	p.sharing.problem = err
	p.site.Reveal("arrival-problem")
}

// maxText is how many bytes of a text are read: some sixty thousand moves.
const maxText = 512 << 10

// read parses the game in a text: a link or its end, a record, or a position of the page's game.
func (s *sharing) read(text string) (arriving, error) {
	p := s.page
	text = strings.TrimSpace(text)
	switch {
	case text == "":
		return arriving{}, &wording.Error{Fault: wording.EmptyText}
	case len(text) > maxText:
		return arriving{}, &wording.Error{Fault: wording.LongText}
	case text[0] == '{':
		return p.kind.readRecord(text)
	}
	if fragment, ok := fragmentOf(text); ok {
		return p.kind.readLink(fragment)
	}
	m, err := rules.NewMatch(p.game.Spec, p.table().Match().Setup(), text)
	if err == nil {
		return arriving{incoming: func() match.Incoming { return match.Incoming{Match: m} }}, nil
	}
	if r, err := p.kind.readLink(text); err == nil || bare(text) {
		return r, err
	}
	return arriving{}, &wording.Error{Fault: wording.NotAGame, Err: err}
}

func (k *Kind) readLink(fragment string) (arriving, error) {
	if fragment == nav.TooLong {
		return arriving{}, &link.Error{Fault: link.Long}
	}
	if link.IsTurn(fragment) {
		in, err := link.ReadPost(fragment)
		return arriving{post: &in}, err
	}
	decoder, err := link.NewDecoder(k.registry, fragment)
	if err != nil {
		return arriving{}, err
	}
	return arriving{Work: decoder, incoming: func() match.Incoming {
		letter, m := decoder.Letter()
		return match.Incoming{Match: m, Opener: letter.Opener, Link: true}
	}}, nil
}

func (k *Kind) readRecord(text string) (arriving, error) {
	var record rules.Record
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.DisallowUnknownFields() // a misspelt one would open another game
	if err := decoder.Decode(&record); err != nil {
		return arriving{}, &wording.Error{Fault: wording.BadRecord, Err: err}
	}
	if _, err := decoder.Token(); err != io.EOF {
		return arriving{}, &wording.Error{Fault: wording.BadRecord, Err: &json.SyntaxError{Offset: decoder.InputOffset() + 1}}
	}
	replay, err := k.registry.Begin(record)
	if err != nil {
		return arriving{}, err
	}
	return arriving{Work: replay, incoming: func() match.Incoming { return match.Incoming{Match: replay.Match()} }}, nil
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
