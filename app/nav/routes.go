package nav

import (
	"slices"
	"strings"
)

// The routes of the pages that are there once.
const (
	HomeRoute      = "/"
	PuzzlesRoute   = "/problemes/"
	ArchiveRoute   = "/parties/"
	WorldRoute     = "/variantes/"
	IntegrateRoute = "/integrer/"
	AboutRoute     = "/a-propos/"
)

// The routes of the statements for schools, and of the page that empties a device for the next person.
const (
	AccessibilityRoute = "/accessibilite/"
	DataRoute          = "/donnees/"
	LicenceRoute       = "/licence/"
	FreshRoute         = "/seance-neuve/"
)

// SetRoute is the route of the page on which a set is opened and handed in, and Series the parameter by which the pages
// of its items know the set and the place.
const (
	SetRoute = "/serie/"
	Series   = "serie"
)

// ByLinkRoute is the route of the page that says why nobody can cheat in a match by links.
const ByLinkRoute = "/" + rulesWord + "/par-lien/"

// The routes of the workshop: its entrance, its rooms, the page for teachers, the ones with the lessons and with the
// answers to their papers, sets, and the notebook of a class.
const (
	WorkshopRoute = "/atelier/"
	WatchRoute    = "/atelier/voir/"
	WriteRoute    = "/atelier/ecrire/"
	CupRoute      = "/atelier/coupe/"
	AtlasRoute    = "/atelier/carte/"
	DrawRoute     = "/atelier/tracer/"
	TeachRoute    = "/atelier/enseigner/"
	SessionsRoute = "/atelier/seances/"
	AnswersRoute  = TeachRoute + "corriges/"
	ComposeRoute  = "/atelier/serie/"
	NotebookRoute = "/atelier/carnet/"
	MakeRoute     = "/atelier/probleme/" // a puzzle is made of a position there
	CheckRoute    = "/atelier/verifier/" // a certificate of a solved game is checked there
)

// PrintRoute is the route of the page from which boards, pieces and rules are printed, and MatchboxRoute that of the
// lesson about a machine made of matchboxes, which are among them.
const (
	PrintRoute    = "/imprimer/"
	MatchboxRoute = "/imprimer/allumettes/"
)

// InWorkshop says whether the page of a route belongs to the workshop.
func InWorkshop(route string) bool {
	return strings.HasPrefix(route, WorkshopRoute) || strings.HasPrefix(route, PrintRoute)
}

// Files that are kept from their first use: the licence texts of all that the site contains, what is claimed of the
// solved games and how to check it, and the tables of their values and counts.
const (
	Licences     = "licences.txt"
	SolvedNote   = "solved.txt"
	SolvedTables = "solved-tables.txt"
)

// DemandFile returns the path from the root of a file that is kept from its first use, before the site build puts a
// hash into its name.
func DemandFile(name string) string { return "/demand/" + name }

// LessonFolder is where the files with lessons are. They are fetched by who wants one, but kept for use offline from
// the installation on, for they are small.
const LessonFolder = "lessons/"

// LessonFile returns the name of the file, fetched on demand, with a lesson.
func LessonFile(lesson string) string { return LessonFolder + lesson + ".txt" }

// TeachFile returns the name of the file, fetched on demand, with the long texts and the pictures of the page for
// teachers in a language.
func TeachFile(lang string) string { return LessonFolder + "enseigner." + lang + ".json" }

// SessionsFile returns the name of the file, fetched on demand, with the lessons for a class in a language.
func SessionsFile(lang string) string { return LessonFolder + "seances." + lang + ".json" }

// AnswersFile returns the name of the file, fetched on demand, with the answers to the papers of those lessons.
func AnswersFile(lang string) string { return LessonFolder + "corriges." + lang + ".json" }

// SheetsFile returns the name of the file, fetched on demand, with all that can be printed, in a language.
func SheetsFile(lang string) string { return LessonFolder + "feuilles." + lang + ".json" }

// CertificateFolder is where the certificates of solved games are, among the files on demand. They are kept for use
// offline with what programs need.
const CertificateFolder = "certificates/"

// CertificateFile returns the name of the file, fetched on demand, with a certificate.
func CertificateFile(name string) string { return CertificateFolder + name + ".txt" }

// CheckerFile is the name of the file, fetched on demand, with the program that checks certificates.
const CheckerFile = CertificateFolder + "check.py"

// PuzzleFolder is where the files with puzzles are, one for each game; they are fetched and kept like lessons.
const PuzzleFolder = "puzzles/"

// ValuesFolder is the folder of web/, and of the files on demand, in which the games that have files with the exact
// values of all their positions have a folder each.
const ValuesFolder = "exact/"

// ValuesFile returns the name of the file, fetched on demand, that lists those of a game.
func ValuesFile(game string) string { return ValuesFolder + game + "/files.json" }

// PuzzleFile returns the name of the file, fetched on demand, with the puzzles of a game.
func PuzzleFile(game string) string { return PuzzleFolder + game + ".txt" }

// Puzzle is the parameter of the address that asks for a puzzle by its id, and PuzzleFragment begins what stands after
// the # of a link to one.
const (
	Puzzle         = "puzzle"
	PuzzleFragment = "p="
)

// Drawn is the parameter that asks, among puzzles, for those of a game that somebody has drawn, by its text.
const Drawn = "drawn"

// GameRoute returns the route of the page on which a game is played.
func GameRoute(game string) string { return "/" + game + "/" }

// The words below the route of a game that are no variant's: the page with its rules, and those with its lessons.
const (
	rulesWord  = "regles"
	lessonWord = "lecon"
)

// LessonRoute returns the route of the page with a lesson of a game: its own lesson has the name of the game.
func LessonRoute(game, lesson string) string {
	if lesson == game {
		return GameRoute(game) + lessonWord + "/"
	}
	return GameRoute(game) + lessonWord + "/" + lesson + "/"
}

// LearnRoute returns the route on which a game with these lessons is learnt: its first lesson, or its rules where
// there is none, and whether it is a lesson's.
func LearnRoute(game string, lessons []string) (route string, lesson bool) {
	if len(lessons) == 0 {
		return RulesRoute(game), false
	}
	return LessonRoute(game, lessons[0]), true
}

// RulesRoute returns the route of the page with the rules of a game.
func RulesRoute(game string) string { return GameRoute(game) + rulesWord + "/" }

// VariantRoute returns the route of the page on which a variant of a game is played, by a word for the variant.
func VariantRoute(game, word string) string { return GameRoute(game) + word + "/" }

// Reserved says whether a word below the route of a game is taken by a page that is no variant's.
func Reserved(word string) bool { return slices.Contains([]string{rulesWord, lessonWord}, word) }

// RulesFile returns the name of the file, fetched on demand, with the rules of a game in a language.
func RulesFile(game, lang string) string { return LessonFolder + game + ".regles." + lang + ".json" }

// ByLinkFile returns the name of the file, fetched on demand, with the texts of [ByLinkRoute] in a language.
func ByLinkFile(lang string) string { return LessonFolder + "par-lien." + lang + ".json" }
