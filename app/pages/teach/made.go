package teach

import (
	"tablier/app/board"
	"tablier/app/class/ready"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// made are the sentences about the set of a lesson, in one language.
type made struct {
	title    string
	about    func(items, minutes int) string
	give, do func(title string) string
}

// A madeSet is a set that is made ready, with its code.
type madeSet struct {
	*set.Set
	code string
}

// madeFor returns the set that is made ready for a lesson, nil for none. It is read once.
func (k *Kind) madeFor(session *board.Session, lang i18n.Lang) *madeSet {
	key := string(lang) + " " + session.Set
	if known, ok := k.made[key]; ok {
		return known
	}
	s := ready.Named(session.Set, lang)
	if s == nil {
		return nil
	}
	code, err := set.Encode(s)
	if err != nil {
		panic(err) // a test encodes them
	}
	k.made[key] = &madeSet{s, code}
	return k.made[key]
}

// set draws the set that is made ready for a lesson: what it is, and the links by which it is given to a class, as a
// draft of one's own, or done.
func (p *page) set(session *board.Session) ui.HTML {
	s, m, n := p.kind.madeFor(session, p.Lang), madeOf(p.Lang), p.kind.site.Nav
	if s == nil {
		return ""
	}
	return ui.Tag("div", ui.Attr("class", "lesson-set"),
		tag("h3", "", m.title),
		ui.Tag("p", "", tag("strong", "", s.Title), " · "+ui.EscapeText(m.about(len(s.Items), s.Minutes()))),
		ui.Tag("p", ui.Attr("class", "lesson-set-ways"),
			ui.Tag("a", nav.ToOpen(n, nav.ComposeRoute, s.code), ui.EscapeText(m.give(s.Title))),
			ui.Tag("a", nav.ToOpen(n, nav.SetRoute, s.code), ui.EscapeText(m.do(s.Title))),
		),
	)
}
