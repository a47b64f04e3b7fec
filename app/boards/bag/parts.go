package bag

import (
	"errors"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/places"
	"tablier/app/ui"
)

// Parts returns an element for each place of a game's page, all of them plain.
func Parts() places.Parts {
	return places.Parts{
		Over: func(p *places.Page) app.UI {
			looked := ""
			if ownOf(p).looked {
				looked = wordsOf(p).sacks
			}
			return said("bag-over", looked)
		},
		Beside: func(p *places.Page) app.UI {
			drawn := ""
			if ball := position(p.Table.View()).Ball; ball != 0 {
				drawn = wordsOf(p).balls(digit(ball))
			}
			return said("bag-beside", drawn)
		},
		Below:    func(p *places.Page) app.UI { return newTrial(p) },
		Settings: func(p *places.Page) app.UI { return newMark(p) },
	}
}

func ownOf(p *places.Page) *own { return p.Table.Own().(*own) }

func wordsOf(p *places.Page) *words { return p.Words().(*words) }

// digit returns a number below ten as text.
func digit(n int) string { return string(rune('0' + n)) }

// said returns a text for screen readers alone, so that it moves nothing on the page; an empty one is hidden.
func said(id, text string) app.UI {
	return ui.Tree(`<span id="{}" class="hidden-text" hidden="{}">{}</span>`, id, text == "", text)
}

// A trial is the controls that try a move and play it.
type trial struct {
	app.Compo
	Try, Play string // their texts, empty while they do nothing

	page *places.Page
}

func newTrial(p *places.Page) *trial {
	t := &trial{page: p}
	if o := ownOf(p); p.Live && p.Can && o.canTry() {
		t.Try = wordsOf(p).try
		if o.Trying() != nil {
			t.Play = wordsOf(p).forGood
		}
	}
	return t
}

// Render implements app.Composer.
func (t *trial) Render() app.UI {
	return ui.Tree(`<div id="bag-own" class="extra" hidden="{}" onclick="{}">{}{}</div>`, t.Try == "", t.onClick,
		ui.ActButton(tryAct, t.Try, ""), ui.ActButton(playAct, t.Play, ""))
}

func (t *trial) onClick(ctx app.Context, e app.Event) {
	if act := ui.ActOf(e); act != "" {
		t.page.Do(ctx, board.Gesture{Kind: board.Act, Act: act, Point: -1})
	}
}

// markKey is the storage key of a mark.
const markKey = "bag.mark"

// marked is the text of the mark.
const marked = "yes"

func checkMark(text string) error {
	if text != marked {
		return errors.New("bag: no mark")
	}
	return nil
}

// A mark is a box among the settings that sets a mark, which stays.
type mark struct {
	app.Compo
	Label string
	Set   bool

	page *places.Page
}

func newMark(p *places.Page) *mark {
	m := &mark{Label: wordsOf(p).mark, page: p}
	if p.Keep != nil {
		_, m.Set = p.Keep.Get(markKey)
	}
	return m
}

// Render implements app.Composer.
func (m *mark) Render() app.UI {
	return ui.Tree(`<div id="bag-settings" onclick="{}">{}</div>`, m.onClick,
		ui.ActButton("mark", m.Label, "").Aria("pressed", strconv.FormatBool(m.Set)))
}

func (m *mark) onClick(_ app.Context, e app.Event) {
	if ui.ActOf(e) != "" {
		m.page.Keep.Set(markKey, marked)
		m.page.Redraw()
	}
}
