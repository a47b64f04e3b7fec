package nav

// The routes of the pages that are there once.
const (
	HomeRoute      = "/"
	ArchiveRoute   = "/parties/"
	IntegrateRoute = "/integrer/"
	AboutRoute     = "/a-propos/"
)

// GameRoute returns the route of the page on which a game is played.
func GameRoute(game string) string { return "/" + game + "/" }

// RulesRoute returns the route of the page with the rules of a game.
func RulesRoute(game string) string { return GameRoute(game) + "regles/" }
