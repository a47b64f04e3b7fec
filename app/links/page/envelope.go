package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/ui"
)

// strengths is how many strengths there are, from 1.
const strengths = 6

// The ids of the buttons. The strength follows the first one.
const (
	sealButton = "seal-"
	openButton = "open-envelope"
	lieButton  = "lie-envelope"
)

// An envelope is a demonstration: it holds a strength, is sealed, and then opened. The zero envelope is empty.
type envelope struct {
	strength int    // 0 in an empty one
	salt     string // drawn anew for each strength
	claimed  int    // the strength that is claimed when it is opened, 0 while it is sealed
}

// press does the act of a button, and says whether it was one of the envelope's.
func (e *envelope) press(button string) bool {
	strength, isSeal := strings.CutPrefix(button, sealButton)
	switch {
	case isSeal:
		n, _ := strconv.Atoi(strength)
		*e = envelope{strength: n, salt: newSalt()}
	case e.strength == 0:
		return false
	case button == openButton:
		e.claimed = e.strength
	case button == lieButton:
		e.claimed = e.strength%strengths + 1
	default:
		return false
	}
	return true
}

// text returns the hashed text of a strength.
func (e *envelope) text(strength int) string { return strconv.Itoa(strength) + "-" + e.salt }

// draw draws the envelope with its buttons. Everything keeps its place, so that nothing moves under a finger.
func (e *envelope) draw(m *i18n.Envelope) app.UI {
	empty := e.strength == 0
	return ui.Tree(`<div class="envelope">
			<p id="envelope-pick">{}</p>
			<div class="strengths" role="group" aria-labelledby="envelope-pick">{}</div>
			{}
			<div class="buttons">
				<button type="button" class="go" id="{}" aria-disabled="{}">{}</button>
				<button type="button" class="go" id="{}" aria-disabled="{}">{}</button>
			</div>
			<p class="said" role="status">{}</p>
			{}
		</div>`,
		m.Pick, app.Range(make([]struct{}, strengths)).Slice(func(i int) app.UI { return e.choice(m, i+1) }),
		ui.Raw(e.lines(m)), openButton, empty, m.Open, lieButton, empty, m.Lie, e.verdict(m), ui.Raw(e.python(m)))
}

func (e *envelope) choice(m *i18n.Envelope, strength int) app.UI {
	number := strconv.Itoa(strength)
	return ui.Tree(`<button type="button" class="go" id="{}{}" aria-pressed="{}" aria-label="{} {}">{}</button>`,
		sealButton, number, strconv.FormatBool(e.strength == strength), m.Strength, number, number)
}

// lines draws what each side has, a line each: one without a value is still to come.
func (e *envelope) lines(m *i18n.Envelope) ui.HTML {
	var kept, sent, said, found string
	if e.strength > 0 {
		kept = e.text(e.strength)
		sent = fingerprint(kept)
	}
	if e.claimed > 0 {
		said = e.text(e.claimed)
		found = fingerprint(said)
	}
	var all ui.HTML
	for _, line := range [][2]string{{m.Kept, kept}, {m.Sent, sent}, {m.Said, said}, {m.Found, found}} {
		value := ui.EscapeText(line[1])
		if value == "" {
			value = "—"
		}
		all += ui.Tag("div", "", ui.Tag("dt", "", ui.EscapeText(line[0])), ui.Tag("dd", "", value))
	}
	return ui.Tag("dl", "", all)
}

// verdict says the state of the envelope: sealed, opened, or opened with a lie.
func (e *envelope) verdict(m *i18n.Envelope) string {
	switch {
	case e.strength == 0:
		return ""
	case e.claimed == 0:
		return m.Closed
	case e.claimed == e.strength:
		return m.True
	}
	return m.False
}

// python returns a Python program that computes the fingerprint that was sent.
func (e *envelope) python(m *i18n.Envelope) ui.HTML {
	if e.strength == 0 {
		return ui.Tag("div", "")
	}
	program := "import hashlib\n" +
		"texte = \"" + e.text(e.strength) + "\"\n" +
		"print(hashlib.sha256(texte.encode()).hexdigest()[:" + strconv.Itoa(shownDigits) + "])"
	return ui.Tag("div", "", ui.Tag("p", "", ui.EscapeText(m.Python)), ui.Tag("pre", "", ui.EscapeText(program)))
}

// bare draws the table of all fingerprints without a salt; that of the strength in the envelope is marked.
func (e *envelope) bare(m *i18n.Envelope) app.UI {
	head := ui.Attr("scope", "col")
	rows := ui.Tag("tr", "", ui.Tag("th", head, ui.EscapeText(m.Strength)), ui.Tag("th", head, ui.EscapeText(m.Print)))
	for strength := 1; strength <= strengths; strength++ {
		number, class, mark := strconv.Itoa(strength), ui.HTML(""), ui.HTML("")
		if strength == e.strength {
			class, mark = ui.Attr("class", "mine"), " "+ui.Tag("strong", "", ui.EscapeText("← "+m.Mine))
		}
		rows += ui.Tag("tr", class, ui.Tag("td", "", ui.EscapeText(number)),
			ui.Tag("td", "", ui.Tag("span", "", ui.EscapeText(fingerprint(number))), mark))
	}
	return ui.Tree(`<div class="bare">{}<p class="said">{}</p></div>`,
		ui.Raw(ui.Tag("table", ui.Attr("aria-label", m.Print), rows)), ui.When(e.strength > 0, m.Bare))
}
