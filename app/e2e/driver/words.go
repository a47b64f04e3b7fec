package driver

import (
	"errors"
	"slices"
	"testing"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/rules"
)

// This file alone knows how the pages get their sentences: tests compare what they read with what it returns.

// Sentences are those of the pages, and what stands for the request of any game: see [SaysOf].
type Sentences struct {
	*i18n.Messages
	Watch     *i18n.Watch
	Programs  *i18n.Programs
	Cup       *i18n.Cup
	Atlas     *i18n.Atlas
	Teach     *i18n.Teach
	Integrate *i18n.Integrate
	YourTurn  string
	TurnOf    func(name string) string
}

// French returns the sentences of the pages in French.
func French() *Sentences { return Messages("fr") }

// English returns them in English.
func English() *Sentences { return Messages("en") }

// Messages returns the sentences of the pages in a language: "fr" or "en".
func Messages(lang string) *Sentences {
	l := i18n.Lang(lang)
	s := &Sentences{
		Messages: i18n.Of(l), Watch: i18n.WatchOf(l), Programs: i18n.ProgramsOf(l), Cup: i18n.CupOf(l),
		Atlas: i18n.AtlasOf(l), Teach: i18n.TeachOf(l), Integrate: i18n.IntegrateOf(l),
		YourTurn: "Your turn.", TurnOf: func(name string) string { return name + " to play." },
	}
	if lang == "fr" {
		s.YourTurn, s.TurnOf = "À vous de jouer.", func(name string) string { return "À " + name + " de jouer." }
	}
	return s
}

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
	game  games.Game
	lang  i18n.Lang
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
	g := gameWithParts(game)
	match, err := rules.NewMatch(g.Spec, setup, start)
	if err != nil {
		t.Fatal(err)
	}
	l := &Line{t, g, i18n.Lang(lang), Words(lang, game), match}
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
	return l.words.Describe(who, l.match.View(ply-1, rules.Chance), l.match.Move(ply))
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

// Reason returns why a game has ended, for a reason that needs no winner.
func Reason(lang, game string, reason rules.Reason) string {
	return Words(lang, game).Reason(rules.Outcome{Reason: reason}, "")
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

// Story returns what a game says of one of its variants' names.
func Story(lang, game, id string) string {
	return name(lang, game, func(n board.VariantName) bool { return n.ID == id }).Story
}

func name(lang, game string, which func(board.VariantName) bool) board.VariantName {
	all := Words(lang, game).Names()
	return all[slices.IndexFunc(all, which)]
}
