package page

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/match/page/wording"
	"tablier/app/ui"
)

// A boardRegion is the board with its overlays: the hand-over screen, and those of the game.
type boardRegion struct {
	app.Compo
	Scene   board.Scene
	Lang    i18n.Lang
	Covered string // the name of the person to whom the screen is handed over, empty for nobody
	Over    int    // changes with the game's overlay
	Fault   string // why the last touch was refused
	FaultAt int    // at which point
	Faults  int    // how many touches were refused: the same fault again is another one
	page    *page
	ctx     app.Context
	stale   bool
}

func (p *page) boardRegion() app.UI {
	r := &boardRegion{Lang: p.Site.Lang, page: p}
	r.update()
	if p.Match.Live() && p.Table().Covered() {
		r.Covered = p.Table().ID() + " " + p.Wording().Name(p.Table().Turn())
	}
	if p.Game.Parts.Over != nil {
		r.Over = p.Rev
	}
	return r
}

// update takes over the present state of the table.
func (r *boardRegion) update() {
	p := r.page
	r.Scene, r.Fault = p.scene(), p.Wording().Status().Refusal()
	r.FaultAt, r.Faults = p.Table().FaultAt(), p.Table().Faults()
}

// OnMount implements app.Mounter.
func (r *boardRegion) OnMount(ctx app.Context) { r.ctx, r.page.regions.board = ctx, r }

// refresh redraws the board alone.
func (r *boardRegion) refresh() {
	r.stale = true // several events may come before it is drawn
	ui.Refresh(r.ctx, r.page.Around)
}

// Render implements app.Composer.
func (r *boardRegion) Render() app.UI {
	p := r.page
	if r.stale {
		r.stale = false
		r.update()
	}
	return boardview.Draw(r.Scene, boardview.Options{
		ID: "board", Label: p.Messages().Board, Covered: r.Covered != "",
	}, p.onIntent, p.cover(), p.Placed(p.Game.Parts.Over), r.bubble())
}

// bubble draws the reason of a refused touch beside the touched point.
func (r *boardRegion) bubble() app.UI {
	if r.Fault == "" {
		return boardview.Bubble(board.Point{}, "", 0)
	}
	return boardview.Bubble(r.page.Points()[r.FaultAt], r.Fault, r.Faults)
}

// scene returns the table's scene with what only the page knows: hints, values and the keyboard's point.
func (p *page) scene() board.Scene {
	voice := p.Voice()
	if now := (revision{p.Rev, p.Site.Lang}); p.bareRevision != now || p.Rev == 0 {
		p.bare, p.bareRevision = p.Table().BareScene(voice), now
	}
	s := p.bare.Clone()
	p.Table().Own().Paint(&s, voice)
	if _, own := p.Table().Own().(board.Adviser); own {
		// which shows the hint as it would be played
	} else if hint := p.Hint(); len(hint) > 0 {
		s.Ring(board.HintRings).Points = hint
	}
	if move := p.Wording().Links().PendingAttack(); move != "" && p.Table().Live() {
		s.Ring(board.HintRings).Points = p.Table().Skin().Path(p.Table().View(), move)
	}
	wording.MarkMoves(p.Wording(), &s)
	if i := board.PointNamed(s.Points, p.Cursor); i < 0 || !s.Points[i].On() {
		p.Cursor = central(s) // the keyboard must find a way to the board
	}
	s.Cursor = p.Cursor
	return s
}

// A revision identifies the state and the language of a page.
type revision struct {
	rev  int
	lang i18n.Lang
}

// central returns the name of the point nearest to the middle of the board, of those that can be touched.
func central(s board.Scene) string {
	if i := board.Central(s.Points, func(i int) bool { return !slices.Contains(s.Still, i) }); i >= 0 {
		return s.Points[i].Name
	}
	return ""
}

// onIntent dispatches an intent at the board to the match. It returns whether a key has been dealt with.
func (p *page) onIntent(ctx app.Context, in boardview.Intent) bool {
	if !p.onScreen() {
		return false // an event that was on its way when the page changed
	}
	g := board.Gesture{Kind: in.Kind, Point: -1, Spot: in.Spot, Key: in.Key, Keys: in.Keys}
	if in.Point != "" {
		if g.Point = board.PointNamed(p.Points(), in.Point); g.Point < 0 {
			return false
		}
	}
	switch in.Kind {
	case board.Focus, board.Touch:
		if g.Point >= 0 && p.Points()[g.Point].On() {
			p.Cursor = in.Point
		}
	}
	return p.gesture(ctx, g)
}
