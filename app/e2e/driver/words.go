package driver

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/boards/bag"
	"tablier/app/boards/domino"
	"tablier/app/i18n"
	"tablier/rules"
)

// This file alone knows how the pages get their sentences: tests compare what they read with what it returns.

// French returns the sentences of the pages in French.
func French() *i18n.Messages { return Messages("fr") }

// English returns them in English.
func English() *i18n.Messages { return Messages("en") }

// Messages returns the sentences of the pages in a language: "fr" or "en".
func Messages(lang string) *i18n.Messages { return i18n.Of(i18n.Lang(lang)) }

// Words returns the sentences of a game in a language.
func Words(lang, game string) board.Words { return Game(game).Words(i18n.Lang(lang)) }

// Side returns what a game calls the side of a seat, 0 or 1.
func Side(lang, game string, seat int) string { return Words(lang, game).Seat(seat) }

// Turn returns the status that says that a side is to move.
func Turn(lang, game string, seat int) string { return Messages(lang).TurnOf(Side(lang, game, seat)) }

// Wins returns the status that says that a side has won.
func Wins(lang, game string, seat int) string { return Messages(lang).Wins(Side(lang, game, seat)) }

// A Line is a game as it stands after some moves. Its methods return what the page says of it to one who may see all.
type Line struct {
	t     testing.TB
	game  *board.Game
	words board.Words
	match *rules.Match
}

// Say returns the line of a game, of a variant and from a start that may be empty, after some moves.
func Say(t testing.TB, lang, game, variant, start string, moves ...string) *Line {
	t.Helper()
	return SayOf(t, lang, game, rules.Setup{Variant: variant}, start, moves...)
}

// SayOf is [Say] for a game with options.
func SayOf(t testing.TB, lang, game string, setup rules.Setup, start string, moves ...string) *Line {
	t.Helper()
	match, err := rules.NewMatch(Game(game).Spec, setup, start)
	if err != nil {
		t.Fatal(err)
	}
	l := &Line{t, Game(game), Words(lang, game), match}
	return l.After(moves...)
}

// After plays more moves and returns the line.
func (l *Line) After(moves ...string) *Line {
	l.t.Helper()
	for _, m := range moves {
		if err := l.match.Play(rules.Move(m)); err != nil {
			l.t.Fatal(err)
		}
	}
	return l
}

// Last describes the last move, made by somebody.
func (l *Line) Last(who string) string {
	ply := l.match.Ply()
	return l.words.Told(who, l.match.View(ply-1, rules.Chance), l.match.Move(ply))
}

// LastBySide describes the last move, made by the side whose pieces they are; the first player has seat 0.
func (l *Line) LastBySide() string {
	mover := l.match.MoverAt(l.match.Ply() - 1)
	return l.Last(l.words.Seat(mover.Index()))
}

// Ask returns what the player to move may do.
func (l *Line) Ask() string { return l.words.Ask(l.match.View(l.match.Ply(), rules.Chance)) }

// Reason returns why the game has ended, won by somebody.
func (l *Line) Reason(winner string) string { return l.words.Reason(l.match.Result().Outcome, winner) }

// Fault returns why a move is not allowed.
func (l *Line) Fault(move string) string {
	l.t.Helper()
	var illegal *rules.Illegal
	if !errors.As(l.match.Play(rules.Move(move)), &illegal) {
		l.t.Fatalf("%s is allowed", move)
	}
	return l.words.Fault(illegal)
}

// Chosen returns what is said when a point is chosen from which a piece may go to others.
func (l *Line) Chosen(point string, targets ...string) string { return l.words.Chosen(point, targets) }

// Label returns what a point of the board is called, with what stands on it. Owner is what the page calls whose piece
// it is; empty where nothing stands.
func (l *Line) Label(point, owner string) string {
	l.t.Helper()
	view := l.match.View(l.match.Ply(), rules.Chance)
	skin := l.game.Skin(l.match.Setup().Variant, false)
	at := slices.IndexFunc(skin.Points(view), func(p board.Point) bool { return p.Name == point })
	if at < 0 {
		l.t.Fatalf("there is no point %s", point)
	}
	return l.words.Point(point, skin.Look(view, at), owner)
}

// Standing returns how a seat stands, beside its name.
func (l *Line) Standing(seat int) string {
	player := [...]rules.Player{rules.First, rules.Second}[seat]
	return l.words.Standing(l.match.View(l.match.Ply(), rules.Chance), player)
}

// Tally returns how far a game whose pieces are laid has come.
func (l *Line) Tally() string {
	return l.words.(board.LayWords).Tally(l.match.View(l.match.Ply(), rules.Chance))
}

// Preview returns what is said of a domino before it is laid as a move says, and why it cannot be, if it cannot.
func (l *Line) Preview(move string) (text string, fault rules.Fault) {
	l.t.Helper()
	view := l.match.View(l.match.Ply(), rules.Chance)
	skin := l.game.Skin(l.match.Setup().Variant, false)
	points := skin.Points(view)
	number := func(name string) int {
		return slices.IndexFunc(points, func(p board.Point) bool { return p.Name == name })
	}
	piece, cells, _ := strings.Cut(move, "@")
	first, _, _ := strings.Cut(cells, ">")
	for turn := range board.Turns {
		ghost := skin.(board.Layer).Ghost(view, number(piece), number(first), turn)
		if string(ghost.Move) != move {
			continue
		}
		if ghost.Fault != nil {
			fault = ghost.Fault.Fault
		}
		return l.words.(board.LayWords).Ghost(ghost), fault
	}
	l.t.Fatalf("%s cannot be turned", move)
	return "", ""
}

// Listed returns a move as the list of moves shows it.
func (l *Line) Listed(move string) string { return l.words.Move(rules.Move(move)) }

// Reason returns why a game has ended, for a reason that needs no winner.
func Reason(lang, game string, reason rules.Reason) string {
	return Words(lang, game).Reason(rules.Outcome{Reason: reason}, "")
}

// NotTouched returns what is said when a piece of the test game is touched.
func NotTouched(lang string) string {
	return Words(lang, "bag").Fault(&rules.Illegal{Fault: bag.Elsewhere})
}

// Unchosen returns what is said when a cell is touched before a domino.
func Unchosen(lang string) string {
	return Words(lang, "domino").Fault(&rules.Illegal{Fault: domino.Unchosen})
}

// Duel returns what the page says of an attack: which of two strengths wins, and what follows on the two points.
func Duel(lang, from, to string, attacker, defender rune) (verdict, follows string) {
	duel := board.Duel{Glyphs: [2]board.Glyph{{Face: string(attacker)}, {Face: string(defender)}},
		Names: [2]string{from, to}}
	if attacker < defender {
		duel.Winner = 1
	}
	return Words(lang, "stratege").(board.DuelWords).Duel(duel)
}

// Strength returns what Le Stratège calls a pawn of a strength.
func Strength(lang string, strength rune) string {
	return Words(lang, "stratege").(board.ArrangeWords).Kind(board.Glyph{Face: string(strength)})
}

// LineWorth returns what the page says of a line of Hyle's board with palindromes of these lengths.
func LineWorth(lang, name string, lengths ...int) string {
	line := board.Line{Name: name}
	for _, n := range lengths {
		line.Runs = append(line.Runs, make([]int, n))
		line.Points += n
	}
	return Words(lang, "hyle").(board.ScoreWords).Line(line)
}

// Stock returns what the page says of Hyle's bag.
func Stock(lang string, left, of int) string {
	return Words(lang, "hyle").(board.ScoreWords).Stock(left, of)
}

// Hope returns how the evaluation of Hyle begins, up to the points.
func Hope(lang string) string {
	text, _, _ := strings.Cut(Words(lang, "hyle").(board.ScoreWords).Hope(0), "0")
	return text
}

// Puzzle returns the captions of the first puzzle of a game's rules that begins with a move.
func Puzzle(lang, game, first string) []string {
	for _, section := range Words(lang, game).Rules() {
		if demo := section.Demo; demo != nil && demo.Playable && string(demo.Moves[0]) == first {
			return demo.Captions
		}
	}
	return nil
}

// VariantName returns the first of the names under which a game offers a variant.
func VariantName(lang, game, variant string) string {
	all := Words(lang, game).(board.KinWords).Kin()
	return all[slices.IndexFunc(all, func(k board.Kin) bool { return k.Variant == variant })].Name
}

// Story returns what a game says of one of its variants' names.
func Story(lang, game, id string) string {
	all := Words(lang, game).(board.KinWords).Kin()
	return all[slices.IndexFunc(all, func(k board.Kin) bool { return k.ID == id })].Story
}
