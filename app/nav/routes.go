package nav

// The routes of the pages that are there once.
const (
	HomeRoute      = "/"
	ArchiveRoute   = "/parties/"
	IntegrateRoute = "/integrer/"
	AboutRoute     = "/a-propos/"
)

// Licences is the file with the licence texts of all that the site contains, among those that are kept from their first
// use, and LicencesFile its path from the root before the site build puts a hash into its name.
const (
	Licences     = "licences.txt"
	LicencesFile = "/demand/" + Licences
)

// GameRoute returns the route of the page on which a game is played.
func GameRoute(game string) string { return "/" + game + "/" }

// RulesRoute returns the route of the page with the rules of a game.
func RulesRoute(game string) string { return GameRoute(game) + "regles/" }
