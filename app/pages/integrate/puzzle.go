package integrate

import (
	"net/url"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/embed"
	"tablier/app/puzzles/composed"
	"tablier/app/ui"
)

// puzzleWords say how a composed puzzle is put into a frame.
type puzzleWords struct{ link, why, bad string }

// A puzzle is a puzzle that somebody has composed, as a person has pasted its link. It is shown in the place of a game.
type puzzle struct {
	pasted string
	code   string // empty where that is no such link
	title  string
}

// pasted returns the puzzle of a link, or of the code in it.
func pasted(text string) puzzle {
	p := puzzle{pasted: strings.TrimSpace(text)}
	code := p.pasted[strings.LastIndexByte(p.pasted, '#')+1:]
	if read, err := composed.Decode(code); err == nil {
		p.code, p.title = code, read.Title
	}
	return p
}

// address returns the address of the puzzle in a frame, from that of the page of puzzles. Of the parameters it has
// those that every page has.
func (p puzzle) address(page string, parameters url.Values) string {
	address, err := url.Parse(page)
	if err != nil || page == "" {
		return ""
	}
	query := url.Values{embed.Param: {"1"}}
	for _, name := range []string{embed.Lang, embed.Theme, embed.Origin} {
		if value := parameters.Get(name); value != "" {
			query.Set(name, value)
		}
	}
	address.RawQuery, address.Fragment = query.Encode(), p.code
	return address.String()
}

// puzzleHeight is how high the frame of a puzzle is, in pixels: the board, and below it the question, the answers, the
// hints and the controls.
const puzzleHeight = 1000

// puzzleField draws the field for the link to a composed puzzle.
func (p *page) puzzleField() app.UI {
	m, own, said := puzzleWordsOf(p.Lang), p.kind.frame.puzzle, ""
	switch {
	case own.code != "":
		said = m.why
	case own.pasted != "":
		said = m.bad
	}
	return ui.Tree(`<div class="field">
			<label for="wish-puzzle">{}</label>
			<input type="text" id="wish-puzzle" autocomplete="off" spellcheck="false" aria-describedby="wish-puzzle-why"
				value="{}" onchange="{}">
			<p class="note" id="wish-puzzle-why" role="status">{}</p>
		</div>`, m.link, own.pasted, p.onPuzzle, said)
}

func (p *page) onPuzzle(ctx app.Context, _ app.Event) {
	p.kind.frame.puzzle = pasted(ctx.JSSrc().Get("value").String())
	p.kind.copying = ui.NothingCopied
}
