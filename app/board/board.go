// Package board is the interface between the page and a game: its drawing, its sentences and its own part. A [Game]
// has a [Skin], which says what points the board has, what stands on them and which points spell which move; [Words]
// for all of it; and, where it needs one, an [Own], which adds gestures, marks and more to the table. A [Scene] is a
// board as it is to be drawn. The page knows no rules and no pixels of a game; a game knows nothing of the page
// around its board. Each game answers in a folder under app/boards.
//
// A board is drawn from a [rules.View], never from a position: what its viewer may not know cannot be shown.
package board

import (
	"tablier/ai/plan"
	"tablier/app/i18n"
	"tablier/rules"
)

// Size is the width and height of every board's drawing, in the units of its SVG.
const Size = 600

// Unit is the step of the grid on which the buttons over the drawing are laid: the coordinates and the radius
// of a Point are multiples of it. The site's build writes one class a step.
const Unit = 5

// A Point is a touch target: a place of the board, a piece in reserve, or a button under the board.
type Point struct {
	Name    string // in the game's notation; says which point it is from position to position
	X, Y    int    // centre in the drawing
	R       int    // half of the size of the target, and the radius of its mark
	Button  bool   // it stands under the drawing, where X, Y and R mean nothing, and Words.Button names it
	Reserve bool   // it is a piece in a reserve beside the drawing, where X, Y and R mean nothing
}

// On says whether the point is on the board itself.
func (p Point) On() bool { return !p.Button && !p.Reserve }

// A Glyph is the drawing of a piece on a point; the zero Glyph is none.
type Glyph struct {
	Kind  string // the game's own name for the piece, constant while the piece lives
	Face  string // its shown side, which may change
	Owner rules.Player
}

// A Skin is how the positions of one variant look from one side, and which gesture makes which move.
type Skin interface {
	// Points returns the points; a point's number is its index in the same view. The caller must not change the
	// slice.
	Points(v rules.View) []Point
	// Art returns the drawing below the pieces: the markup of one SVG g element.
	Art() string
	// PieceAt returns the glyph on a point.
	PieceAt(v rules.View, point int) Glyph
	// Path returns the points that, touched in turn, spell a legal move; none for a move of chance. No path
	// begins another's.
	Path(v rules.View, m rules.Move) []int
	// Fault returns why the points touched in turn lead to no move: the error of the move they would spell. Called only
	// when they don't.
	Fault(v rules.View, touched []int) *rules.Illegal
	// Symbol returns the id of the drawing of a piece, in the game's Defs. Seat is 0 or 1: who owns it; -1 for
	// a piece that nobody owns.
	Symbol(g Glyph, seat int) string
}

// Words are a game's sentences in one language.
type Words interface {
	Name() string
	Variant(id string) string // the name of one of its variants
	Option(id string) string  // label of the checkbox of one of its options
	// Levels says how the machine plays at each level of a variant, weakest first, as many as there are: a true sentence
	// that begins with the machine, short enough for two lines of a phone, and with its full stop.
	Levels(variant string) []string
	Blurb() string        // one sentence for the home page
	Description() string  // for search engines and link previews
	Source() string       // where its rules come from, for the about page
	Seat(seat int) string // the name of a side's pieces: "Orange"
	// Point names a point and the piece on it, for a screen reader; owner is the name of the piece's owner, empty for
	// an empty point.
	Point(name string, g Glyph, owner string) string
	Button(name string) string // text of a button under the board
	Move(m rules.Move) string  // as the move list shows it
	// Standing says how First or Second of a position stands in it, in three or four words that fit beside a name;
	// empty when there is nothing to say.
	Standing(v rules.View, player rules.Player) string
	// Describe says a move just played as a sentence, with its effect; before is the position it was played in. Who
	// is empty when chance made it, or the reader, who is spoken to.
	Describe(who string, before rules.View, m rules.Move) string
	// Request says the task of the player to move, in some 34 characters: "À vous de glisser un pion." Who is their
	// name, empty when the reader is to move. Where chance is, it says what chance does.
	Request(who string, v rules.View) string
	// Ask says more on the request: how to do it, the alternative, or why there is only a pass. It may be empty.
	Ask(v rules.View) string
	Chosen(point string, targets []string) string
	Fault(e *rules.Illegal) string
	// Reason says why a match has ended; winner is empty when the reader has won it, or nobody has.
	Reason(o rules.Outcome, winner string) string
	// Brief is the rules in three sentences: the aim and a turn.
	Brief() []Glance
	// Differs says in a sentence how a variant differs from the game's first; empty for that one.
	Differs(variant string) string
	// Law is the rules, in sentences, of a variant that somebody has drawn; nil for those of the game's own.
	Law(variant string) []string
	// Rules returns the sections of the rules page, those of a part after those of the parts before it; nil in the
	// browser, which fetches them: see nav.RulesFile.
	Rules() []RuleSection
	// Marks is the legend of the pieces' faces, which stands beside the board and in the rules; nil where there is none.
	Marks() []Mark
	// Names returns the names under which the variants are known, of each at least one, in the order in which they are
	// offered; nil where Variant names them.
	Names() []VariantName
	// Outlook says what an engine's score in a variant lets a player expect: "Ordre peut espérer 46 points", and in a
	// variant that is Solved how much that is exactly; empty where it is said as in every game.
	Outlook(variant string, score float64) string
	// Plan says the purpose of a hint's move, with the move: "avancez c9 au fond : 5 points"; empty where the move
	// and its value say all.
	Plan(m rules.Move, p plan.Plan) string
	// Shortcuts are the keys that do something in this game alone.
	Shortcuts() []Shortcut
	Drawn(g Glyph) string // names a piece that is drawn into a hand, in a game with one: "rouge"
	// Lesson says the subject of a further lesson, beside the name of the game; empty for the game's own.
	Lesson(name string) string
	// Attempt says to its player the aim of a move that may fail: "Votre 4 attaque k10"; empty in a game without
	// secrets.
	Attempt(v rules.View, m rules.Move) string
	// Deduced says a deduction about hidden facts in a view, without a full stop: for a move, as the rules write it,
	// its probability of success; for a point, the possible pieces there. It is empty in a game without secrets.
	Deduced(v rules.View, on string) string
	// Count names the numbers of Own.Points, for a line under them: "dispersés sur 7"; empty in a game without any.
	Count() string
}

// A VariantName is a name under which a variant is known somewhere. Several may lead to the same variant.
type VariantName struct {
	ID      string // unlike that of any other; constant in all languages
	Variant string
	Name    string
	Where   string // the country; empty when it is not known
	Story   string // a sentence or two; says what is assumed where the rules are
}

// NameOf returns the name by which a variant was chosen, of the names of a game, or else the variant's first; the zero
// name when it has none.
func NameOf(names []VariantName, variant, chosen string) (found VariantName) {
	for _, name := range names {
		if name.Variant == variant && (found.ID == "" || name.ID == chosen) {
			found = name
		}
	}
	return found
}

// A Place is where a name is at home, in degrees, east and north. On a small map places lie close together: the mark of
// one stands so many degrees to the east and to the north of it.
type Place struct{ East, North, MarkEast, MarkNorth int }

// A Shown is the position in which a small board shows a variant, with a move made from there.
type Shown struct {
	Variant  string
	Position string     // in the rules' notation; empty for the start
	Move     rules.Move // empty for none
}

// A Shortcut is a keyboard shortcut: its keys in a person's words, and its effect in a few words.
type Shortcut struct{ Keys, Does string }

// A Game is a game as the page knows it.
type Game struct {
	Spec *rules.Spec
	// Levels is how many levels the machine has, from 1, the weakest; 0 when it does not play the game. Where variants
	// have several numbers of levels it is the greatest: with it the best level is asked for, whatever the variant. A
	// test holds it to what the machine says.
	Levels int
	// Ladders are the numbers of levels by variant; nil where it is the same in all.
	Ladders map[string]int
	// SeatColours says that the pieces' colour belongs to the person and not to who opens.
	SeatColours bool
	// Sided says that the players sit at opposite edges of the board: whoever plays alone at a screen, or has one that is
	// handed over, sees it from their own.
	Sided bool
	// Answers says that a newcomer plays Second in their first match: First's moves are harder, or mean less to them.
	Answers bool
	// Links says about how many links a match of a variant takes that is played by links; nil where these are few.
	Links func(variant string) int
	// Scattered says that the cells which show a result are lit each by itself: together they are no line.
	Scattered bool
	// Winners says that the machine may prove which moves win, all of them, and not only that one does.
	Winners bool
	// NoDraws says that no game of it ends in a draw.
	NoDraws bool
	// Solved are the variants in which the machine at its best knows the exact value of every move: the page marks them
	// when asked.
	Solved []string
	// Bound returns how many positions a variant has at most that somebody has written, by counting; nil where there are
	// no such variants.
	Bound func(variant string) uint64
	// Maps are the variants of which the machine knows every position, few enough for a map of all of them.
	Maps []string
	// Judged says that the page marks moves on demand in any variant, by the machine's estimates where it proves
	// nothing.
	Judged bool
	// Valued says that files with the exact values of all positions are fetched on demand, and can all be kept:
	// nav.ValuesFile lists them.
	Valued bool
	// Defs is the markup of SVG definitions that Art and Symbol refer to, Paints that of gradients and patterns for them;
	// ids start with the game's id.
	Defs, Paints string
	// Mini is the viewBox in which a piece's Symbol is shown beside a name.
	Mini string
	// Skin returns the drawing of a variant from the first player's side, or turned round.
	Skin  func(variant string, turned bool) Skin
	Words func(i18n.Lang) Words
	// Gauge turns an engine's score in a game of a variant into the expected result in [-1, 1] for the side to
	// move, a player of the position's. Nil where the score is just that.
	Gauge func(variant string, score float64, toMove rules.Player) float64
	// Points says that an engine's score is by how many points the side to move may expect to lead at the end.
	Points     bool
	MostPoints func(variant string, side rules.Player) int // in a round, at most; nil where results have no points
	// Card is the position that the home page shows.
	Card string
	// Slugs are the words for variants in their addresses, by the variants' ids, where the variants go by no names and
	// their ids say little. They stay for ever: links hold them.
	Slugs map[string]string
	// Places are where the names of the variants are at home, by the names' ids; nil where they are at home nowhere.
	Places map[string]Place
	// Shown are positions for the pictures of variants; the others are shown after some moves, whichever these are.
	Shown []Shown
	// Lessons are the names of its lessons, files beside its board, the first its own; nil where it has none.
	Lessons []string
	// LessonBoards is how many boards each of them has, which its file says to who opens it.
	LessonBoards []int
	// Puzzles says that a file with puzzles stands beside its board.
	Puzzles bool
	// Meant returns the move that a word is as Words.Move shows it, in lower case and without spaces; anything else as it
	// is. Nil where moves are shown in notation.
	Meant func(word string) rules.Move
	// Searched is the searches offered for the game; nil where the machine shows none.
	Searched *Searched
	// Sessions returns the lessons for a class on this game; nil where it has none, and in the browser, which fetches
	// them: see nav.SessionsFile.
	Sessions func(lang i18n.Lang) []Session
	Subjects func(lang i18n.Lang) []Session // in the form of a practical examination; nil as Sessions
	// Kit returns what is printed of the game; nil where that is nothing, and in the browser, which fetches it: see
	// nav.SheetsFile.
	Kit func(lang i18n.Lang) *Kit
	// Own returns the game's own part of a table. Nil where it adds nothing.
	Own       func(Desk) Own
	Arranging *Arranging // how positions are set up by hand; nil where they are not
	Arranged  string     // the usual position there, where it is not the one in which a game begins
	// FrameOwn is how many pixels high its own part is in a frame of one column, as its styles say (--own-phone), and
	// FrameSetUp while a person sets pieces up, 0 in a game without a set-up phase.
	FrameOwn, FrameSetUp int
	// Keeps are the keys under which the game's own part keeps texts of a person's, and how such a text is checked.
	Keeps map[string]func(text string) error
}

// Registry returns the registry with the rules of these games.
func Registry(games []*Game) rules.Registry {
	specs := make(rules.Registry, len(games))
	for i, game := range games {
		specs[i] = game.Spec
	}
	return specs
}

// MarksMoves says whether the page marks the moves of a variant when asked.
func (g *Game) MarksMoves(variant string) bool { return g.Judged || g.IsSolved(variant) }

// ID returns the game's id, which is also its address.
func (g *Game) ID() string { return g.Spec.ID }

// MustFind returns the rules of the game with an ID. It panics when the registry lacks it: they are one program.
func MustFind(registry rules.Registry, id string) *rules.Spec {
	spec, err := registry.Find(id)
	if err != nil {
		panic(err)
	}
	return spec
}

// Either returns Game.Skin of a game whose variants all look alike.
func Either(plain, turned Skin) func(string, bool) Skin {
	return func(_ string, round bool) Skin {
		if round {
			return turned
		}
		return plain
	}
}

// ByID returns the game with an id, nil where none has it.
func ByID(games []*Game, id string) *Game {
	for _, game := range games {
		if game.ID() == id {
			return game
		}
	}
	return nil
}
