package game

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/ui"
)

// boardRegion is the board, and what lies over it: the hand-over screen, and what the game puts there.
type boardRegion struct {
	app.Compo
	Scene   board.Scene
	Lang    i18n.Lang
	Covered string // who the screen is handed over to, empty while it is not
	Over    int    // changes with what the game puts over the board
	Fault   string // why what was touched last is no move,
	FaultAt int    // where,
	Faults  int    // and how many were refused before: the same again is another one
	page    *page
	ctx     app.Context
	stale   bool
}

func (p *page) boardRegion() app.UI {
	r := &boardRegion{Lang: p.site.Lang, page: p}
	r.look()
	if p.match.Live() && p.table().Covered() {
		r.Covered = p.table().ID() + " " + p.say().name(p.table().Turn())
	}
	if p.game.Parts.Over != nil {
		r.Over = p.rev
	}
	return r
}

// look takes what the table shows now.
func (r *boardRegion) look() {
	p := r.page
	r.Scene, r.Fault, r.FaultAt, r.Faults = p.scene(), p.say().refusal(), p.table().FaultAt(), p.table().Faults()
}

// OnMount implements app.Mounter.
func (r *boardRegion) OnMount(ctx app.Context) { r.ctx, r.page.regions.board = ctx, r }

// refresh draws the board anew, and nothing around it.
func (r *boardRegion) refresh() {
	r.stale = true // several events may come before it is drawn
	ui.Refresh(r.ctx, r.page.regions.around)
}

// Render implements app.Composer.
func (r *boardRegion) Render() app.UI {
	p := r.page
	if r.stale {
		r.stale = false
		r.look()
	}
	return boardview.Draw(r.Scene, boardview.Options{
		ID: "board", Label: p.messages().Board, Covered: r.Covered != "",
	}, p.hear, p.cover(), placed(p.game.Parts.Over, p.gamePlaces()), r.bubble())
}

// bubble says why what was touched is no move, there where it was touched.
func (r *boardRegion) bubble() app.UI {
	if r.Fault == "" {
		return boardview.Bubble(board.Point{}, "", 0)
	}
	return boardview.Bubble(r.page.points()[r.FaultAt], r.Fault, r.Faults)
}

// scene is the board of the table, with what only the page knows.
func (p *page) scene() board.Scene {
	voice := p.voice()
	if now := (moment{p.rev, p.site.Lang}); p.bareOf != now || p.rev == 0 {
		p.bare, p.bareOf = p.table().BareScene(voice), now
	}
	s := p.bare.Clone()
	p.table().Own().Paint(&s, voice)
	if _, own := p.table().Own().(board.Adviser); own {
		// which shows the hint as it would be played
	} else if hint := p.hint(); len(hint) > 0 {
		s.Ring(board.HintRings).Points = hint
	}
	if move := p.say().standing(); move != "" && p.table().Live() {
		s.Ring(board.HintRings).Points = p.table().Skin().Path(p.table().View(), move)
	}
	markMoves(p.say(), &s)
	if i := board.PointNamed(s.Points, p.cursor); i < 0 || !s.Points[i].On() {
		p.cursor = central(s) // the keyboard must find a way to the board
	}
	s.Cursor = p.cursor
	return s
}

// A moment is what a page has come to, and in which language it says that.
type moment struct {
	rev  int
	lang i18n.Lang
}

// central returns the name of the point nearest to the middle of the board, of those that matter.
func central(s board.Scene) string {
	if i := board.Central(s.Points, func(i int) bool { return !slices.Contains(s.Still, i) }); i >= 0 {
		return s.Points[i].Name
	}
	return ""
}

// hear takes an intent to the match. It returns whether a key has been dealt with.
func (p *page) hear(ctx app.Context, in boardview.Intent) bool {
	if !p.onScreen() {
		return false // an event that was on its way when the page changed
	}
	g := board.Gesture{Kind: in.Kind, Point: -1, Spot: in.Spot, Key: in.Key, Keys: in.Keys}
	if in.Point != "" {
		if g.Point = board.PointNamed(p.points(), in.Point); g.Point < 0 {
			return false
		}
	}
	switch in.Kind {
	case board.Focus, board.Touch:
		if g.Point >= 0 && p.points()[g.Point].On() {
			p.cursor = in.Point
		}
	}
	p.gesture(ctx, g)
	return p.match.Reply().Mine
}
