package page

import (
	"maps"
	"net/url"

	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/match"
	"tablier/app/variants"
)

// An entry is the game of a route, and the addresses of its variants.
type entry struct {
	game      *board.Game
	addresses *variants.Addresses
}

// listRoutes lists the routes of the games: of each its own, and those of its variants.
func (k *Kind) listRoutes() {
	k.listed = map[string]entry{}
	for _, game := range k.games {
		e := entry{game.Game, variants.Of(game.Game)}
		for _, r := range append([]string{route(game.Game)}, e.addresses.Routes()...) {
			k.routes, k.listed[r] = append(k.routes, r), e
		}
	}
}

// askVariant asks the match for the variant of the page's address, unless it is on the table under that name. In a
// frame the parameters say what is played.
func (p *page) askVariant() {
	p.arriving = false
	asked, _, ok := p.addresses.At(p.Site.Route)
	if !ok || p.kind.framed == p || p.tableRoute() == p.Site.Route {
		return
	}
	p.Match.Dispatch(match.VariantAsked{Variant: asked.Variant, Kin: asked.Kin})
	p.centre()
}

// tableRoute returns the route of the variant on the table.
func (p *page) tableRoute() string {
	t := p.Table()
	return p.addresses.Follow(p.Site.Route, t.Match().Setup().Variant, t.Settings().Kin)
}

// followVariant gives the page the address and the title of the variant on the table, once its own address has been
// handled.
func (p *page) followVariant() {
	if !p.Site.Live || p.arriving || !p.Entered || !p.onScreen() || p.kind.framed == p {
		return
	}
	if route := p.tableRoute(); route != p.Site.Route {
		p.Site.Rename(route)
	}
}

// framedQuery returns the parameters of a frame. Its address says which variant is played where they do not.
func (p *page) framedQuery() url.Values {
	query := p.Site.Framed
	asked, _, ok := p.addresses.At(p.Site.Route)
	if !ok || query.Has(embed.Variant) {
		return query
	}
	query = maps.Clone(query)
	query.Set(embed.Variant, asked.Variant)
	return query
}
