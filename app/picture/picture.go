// Package picture draws small boards that stand still: on the cards of the home page, of variants and of settings.
//
// The page's program takes over a document that the site's build has drawn, with some thirty such boards on the home
// page. Playing their moves and drawing them again would hold up the page while it starts, so a picture that stands in
// the document is taken from it; and those that are not in sight at first are lazy.
package picture

import (
	"math/rand/v2"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/play"
	"tablier/app/ui"
	"tablier/rules"
)

// A Picture is a small board with a position of a game, as a spectator sees it, without secrets. It is drawn anew
// only for another position.
type Picture struct {
	app.Compo
	Game     *board.Game
	Setup    rules.Setup
	Position string     // in the rules' notation; empty for the start
	Move     rules.Move // made from there, empty for none
	Begun    bool       // it stands for a variant: without a position, some moves are played, the same each time
	Asks     bool       // it is a puzzle: shown as the side to move sees it
	About    string     // the point or the move that the puzzle asks about, of which the picture shows the surroundings
}

// Of returns the picture of a variant with some pieces on its board.
func Of(game *board.Game, variant string) *Picture {
	p := &Picture{Game: game, Setup: rules.Setup{Variant: variant}, Begun: true}
	for _, shown := range game.Shown {
		if shown.Variant == variant {
			p.Position, p.Move = shown.Position, shown.Move
		}
	}
	return p
}

// Render implements app.Composer.
func (p *Picture) Render() app.UI { return ui.Raw(p.HTML()) }

// HTML returns the picture as markup.
func (p *Picture) HTML() ui.HTML {
	if !p.Begun && p.Position != p.Game.Card {
		return ui.HTML(p.draw()) // of a match: a name would tell its secrets
	}
	if app.IsClient {
		there := app.Window().Get("document").Call("querySelector", `svg[data-picture="`+p.name()+`"]`)
		if there.Truthy() {
			return ui.HTML(there.Get("outerHTML").String())
		}
	}
	return ui.HTML(strings.Replace(p.draw(), "<svg ", "<svg"+string(ui.Attr("data-picture", p.name()))+" ", 1))
}

// Lazy returns the picture as markup of which the browser draws nothing before it is nearly in sight; see web/boot.js.
func (p *Picture) Lazy() ui.HTML {
	var drawing ui.HTML
	if !app.IsClient || !app.Window().Get("tablier").Get("drawings").Call("has", p.name()).Bool() {
		drawing = ui.Tag("template", "", ui.HTML(p.draw()))
	}
	return ui.Tag("lazy-drawing", ui.Attr("name", p.name()), drawing)
}

// name is the same in every build and document for pictures that show the same.
func (p *Picture) name() string {
	if !p.Begun {
		return p.Game.ID()
	}
	return p.Game.ID() + "-" + p.Setup.Variant
}

// draw draws the position. It panics at one that the rules refuse: a picture shows positions of cards and of matches.
func (p *Picture) draw() string {
	match, err := rules.NewMatch(p.Game.Spec, p.Setup, p.Position)
	if err != nil {
		panic(err)
	}
	if p.Move != "" {
		if err := match.Play(p.Move); err != nil {
			panic(err)
		}
	}
	if p.Begun && p.Position == "" && p.Move == "" {
		begin(match, p.Game.Skin(p.Setup.Variant, false))
	}
	if p.Asks {
		return p.question(match)
	}
	scene := Scene(p.Game, match)
	if p.Move != "" {
		scene.Under += boardview.Went(scene)
	}
	return boardview.Markup(scene)
}

// question draws a puzzle: the part of the board that it asks about or, where it asks about no part, all of it.
func (p *Picture) question(match *rules.Match) string {
	table := play.New(p.Game, 1, 0)
	table.Pose(match, match.ToMove())
	scene := table.Scene(names.Seats{Game: p.Game, Lang: i18n.French}.Voice(table))
	var around []int
	for i, point := range scene.Points {
		if point.Name == p.About {
			around = []int{i}
		}
	}
	if around == nil {
		around = table.Skin().Path(table.View(), rules.Move(p.About))
	}
	if len(around) == 0 {
		return boardview.Markup(scene)
	}
	return boardview.Part(scene, around)
}

// Scene is the board of a match as it is drawn where nobody plays. What it says to a reader is not shown.
func Scene(game *board.Game, match *rules.Match) board.Scene {
	table := play.New(game, 0, 0)
	table.Open(match, [2]play.Seat{}, 0)
	return table.Scene(names.Seats{Game: game, Lang: i18n.French}.Voice(table))
}

// Watched puts a match on a table without players: a spectator who may see everything looks at it.
func Watched(game *board.Game, setup rules.Setup, start string, moves []rules.Move) *play.Table {
	match, err := rules.NewMatch(game.Spec, setup, start)
	for i := 0; err == nil && i < len(moves); i++ {
		err = match.Play(moves[i])
	}
	if err != nil {
		panic(err) // a test plays every example
	}
	table := play.New(game, 0, 0)
	table.Open(match, [2]play.Seat{{Away: true}, {Away: true}}, 0)
	return table
}

// Glance returns the scene of a sentence of the short rules.
func Glance(game *board.Game, g board.Glance, lang i18n.Lang) board.Scene {
	table := Watched(game, rules.Setup{Variant: g.Variant}, g.Start, g.Moves)
	return table.Scene(names.Seats{Game: game, Lang: lang}.Voice(table))
}

// maxMoves is how many moves a board shows that is begun, if it has room for as many.
const maxMoves = 8

// begin plays some moves, so that about half of a small board is free, and none that ends the match.
func begin(match *rules.Match, skin board.Skin) {
	chance := rand.New(rand.NewPCG(0, 0))
	points := len(skin.Points(match.View(0, rules.Chance)))
	for range min(points/2, maxMoves) {
		moves := match.Position().Moves()
		if len(moves) == 0 || match.Play(moves[chance.IntN(len(moves))]) != nil {
			return
		}
		if match.Result().Over() {
			match.Undo()
			return
		}
	}
}
