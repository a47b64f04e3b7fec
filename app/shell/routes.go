package shell

import (
	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
)

const (
	homeRoute      = "/"
	pastRoute      = "/parties/"
	aboutRoute     = "/a-propos/"
	integrateRoute = "/integrer/"
)

func gameRoute(game *board.Game) string  { return "/" + game.ID() + "/" }
func rulesRoute(game *board.Game) string { return gameRoute(game) + "regles/" }

// A Page is a screen with an address, as the site is built from it.
type Page struct {
	Route       string // a path from the site's root, with a slash at both ends
	Title       string
	Description string
}

// Pages returns every page of the site, in its default language.
func Pages() []Page {
	r := &Root{games: games.All(), lang: i18n.French}
	routes := []string{homeRoute}
	for _, game := range r.games {
		routes = append(routes, gameRoute(game), rulesRoute(game))
	}
	var pages []Page
	for _, route := range append(routes, pastRoute, integrateRoute, aboutRoute) {
		pages = append(pages, r.page(route))
	}
	return pages
}

// LostPage returns the page that stands for every address that leads nowhere, as it is built at a route.
func LostPage(route string) Page { return (&Root{lang: i18n.French}).page(route) }

// page describes the screen of a route in the present language.
func (r *Root) page(route string) Page {
	m := r.words()
	for _, game := range r.games {
		words := r.wordsOf(game)
		switch route {
		case gameRoute(game):
			return Page{route, words.Name() + " · " + m.Site, words.Description()}
		case rulesRoute(game):
			return Page{route, m.RulesOf(words.Name()) + " · " + m.Site, words.Description()}
		}
	}
	switch route {
	case homeRoute:
		return Page{route, m.Site + " · " + m.HomeTitle, m.HomeLead}
	case pastRoute:
		return Page{route, m.Past.Title + " · " + m.Site, m.Past.Lead}
	case integrateRoute:
		return Page{route, m.Integrate.Title + " · " + m.Site, m.Integrate.Lead}
	case aboutRoute:
		return Page{route, m.AboutTitle + " · " + m.Site, m.AboutBody[0].Paragraphs[0]}
	}
	return Page{route, m.NotFound + " · " + m.Site, m.NotFoundWhy}
}
