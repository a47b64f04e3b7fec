package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/ui"
)

// turnKey turns the piece in hand.
const turnKey = "r"

// pan finds the points of a board that is a part of a larger one, which changes with what lies; false where it is no
// such board.
func (p *Page) pan() bool {
	covers := p.session.Covers()
	if covers == nil {
		return false
	}
	p.points = covers.Points(p.session.Now(), p.turned)
	if board.PointNamed(p.points, p.cursor) < 0 {
		p.cursor = p.points[board.Central(p.points, nil)].Name
	}
	return true
}

// parts returns the parts of pieces that cover several points.
func (p *Page) parts(covers board.Coverer, now board.Arranged) (list []board.ScenePiece) {
	for _, stock := range p.session.Stocks() {
		names := covers.Parts(now, stock.ID)
		for i := range covers.Size() {
			piece := board.ScenePiece{Symbol: p.symbol(stock.Glyph), Point: -1}
			if i < len(names) {
				piece = board.ScenePiece{
					Symbol: p.symbol(covers.Glyph(now, names[i])), Point: board.PointNamed(p.points, names[i]), With: stock.ID,
				}
			}
			list = append(list, piece)
		}
	}
	return list
}

// The ids of what is done with the piece in hand.
const (
	turnPieceID = "arrange-turn"
	takeBackID  = "arrange-take-back"
	putDownID   = "arrange-put-down"
)

// A hold is what is done with the piece in hand.
type hold struct{ *Page }

// draw draws the buttons; nothing in a game where a touch does it all.
func (p hold) draw() app.UI {
	words, ok := p.words().(board.CoverWords)
	if !ok {
		return ui.Tree(`<div class="arr-piece" hidden="true"></div>`)
	}
	m, id := p.messages(), p.session.InHand()
	settled := id != "" && p.session.Settled()
	return ui.Tree(`<div class="arr-piece" onclick="{}">
			<b>{}</b>
			<button type="button" id="{}" aria-keyshortcuts="R" aria-disabled="{}">{}{}</button>
			<button type="button" id="{}" aria-disabled="{}">{}</button>
			<button type="button" id="{}" aria-disabled="{}">{}</button>
		</div>`, p.onClick, words.Held(p.session.Now(), id), turnPieceID, id == "", ui.Icon("again"), m.Turn,
		takeBackID, id == "", m.TakeBack, putDownID, !settled, m.PutDown)
}

func (p hold) onClick(_ app.Context, e app.Event) {
	switch ui.ControlOf(e) {
	case turnPieceID:
		p.do(func() { p.session.TurnPiece() })
	case takeBackID:
		p.do(p.session.TakeBack)
	case putDownID:
		if p.session.InHand() != "" && p.session.Settled() {
			p.do(p.session.PutDown)
		}
	}
}
