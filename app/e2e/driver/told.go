package driver

import (
	"errors"
	"slices"
	"testing"
	"unicode/utf8"

	"tablier/app/board"
	"tablier/app/ui"
	"tablier/rules"
	"tablier/rules/conform"
)

// A Told is what the words of a game's page say together: the request or the result, the last move, and the reason.
type Told struct{ Say, Last, Why string }

// A Spoken is the longest of what a game's page says: while it is played, when it is over, and in the list of moves.
type Spoken struct {
	Played, Over []Told
	Moves        []string
}

// longestName is as long as a name may be.
const longestName = "Wilhelmine Montagnac"

// longestTold is how many of the longest are looked at.
const longestTold = 5

// LongestTold returns the longest of what a game's page says in a language, to and of people with the longest names: in
// matches played at random what is asked, told, chosen and refused, each way in which the game ends, and what is said
// of any game.
func LongestTold(t testing.TB, lang, id string, ends ...rules.Reason) Spoken {
	t.Helper()
	l := &listener{all: Messages(lang), words: Words(lang, id)}
	for _, reason := range ends {
		l.end(rules.Outcome{Reason: reason, Winner: rules.First, Score: &[2]int{43, 41}})
	}
	for seed := range uint64(6) {
		m, err := conform.RandomMatch(Game(id).Spec, rules.Setup{}, seed, 160)
		if err != nil {
			t.Fatal(err)
		}
		l.hear(t, m)
	}
	return l.spoken()
}

// A listener notes what is said of matches.
type listener struct {
	all                           *Sentences
	words                         board.Words
	told                          []Told
	lasts, moves, chosen, refused []string
	reasons                       []string
}

// hear notes what is said of a match.
func (l *listener) hear(t testing.TB, m *rules.Match) {
	t.Helper()
	for ply, move := range m.Moves() {
		before, mover := m.View(ply, m.MoverAt(ply)), m.MoverAt(ply)
		who := longestName
		if mover == rules.Chance {
			who = ""
		} else {
			l.told = append(l.told, Told{l.words.Request(longestName, before), l.last(), l.words.Ask(before)})
		}
		l.moves = append(l.moves, l.words.Move(move))
		l.lasts = append(l.lasts, l.words.Describe(who, before, move))
	}
	end := m.Position()
	if end.Outcome().Over() {
		l.end(end.Outcome())
		return
	}
	view := end.View(m.ToMove())
	points := Game(m.Spec().ID).Skin(m.Spec().Variants[0], false).Points(view)
	var names []string
	for _, p := range points[:min(len(points), 25)] {
		names = append(names, p.Name)
	}
	l.chosen = append(l.chosen, l.words.Chosen(names[0], names[:min(len(names), 8)]))
	for _, from := range names {
		for _, text := range append(names, "") {
			var fault *rules.Illegal
			if _, err := end.Play(rules.Move(from + "-" + text)); errors.As(err, &fault) {
				l.refused = append(l.refused, l.words.Fault(fault))
			}
		}
	}
}

// last is what was said of the last move.
func (l *listener) last() string {
	if len(l.lasts) == 0 {
		return ""
	}
	return l.lasts[len(l.lasts)-1]
}

// end notes how a match can end.
func (l *listener) end(o rules.Outcome) {
	l.reasons = append(l.reasons, l.words.Reason(o, longestName), l.words.Reason(o, ""))
}

// spoken returns the longest of what has been noted.
func (l *listener) spoken() Spoken {
	m := l.all
	last, move := mostLetters(l.lasts, 1)[0], mostLetters(l.moves, 1)[0]
	say := mostLetters(column(l.told, func(t Told) string { return t.Say }), 1)[0]
	whys := append(mostLetters(l.chosen, longestTold), mostLetters(l.refused, longestTold)...)
	whys = append(whys, m.SaveUnreadable+" "+m.SaveUnreadableWhy, m.SaveFailed, m.Share.Kept, m.Share.KnownAlready,
		m.Share.PassedAlready, m.RetakeAsk, m.RetakeBarred)
	var s Spoken
	for _, why := range whys {
		s.Played = append(s.Played, Told{say, last, why})
	}
	for _, why := range mostLetters(column(l.told, func(t Told) string { return t.Last + t.Why }), longestTold) {
		i := slices.IndexFunc(l.told, func(t Told) bool { return t.Last+t.Why == why })
		s.Played = append(s.Played, l.told[i])
	}
	s.Played = append(s.Played,
		Told{m.MachineFailed, last, m.MachineFailedWhy}, Told{m.Held, last, m.HeldWhy},
		Told{m.Elsewhere, "", m.ElsewhereWhy}, Told{m.SavedByNewer, "", m.SavedByNewerWhy},
		Told{m.LookingAt(120, 125), last, ui.Join(" ", m.LookingWhy, m.RetakeBranch)},
		Told{m.LookingAt(120, 125), last, m.Study.Turned("draw", move, true)},
		Told{m.Awaiting(longestName), last, m.ByLinks.MoveWhy}, Told{m.Share.Watched, last, m.Share.WatchedWhy},
	)
	turned := m.Study.Turned("draw", move, true)
	for _, why := range append(mostLetters(l.reasons, longestTold), m.RecurrenceWhy(2, 112, longestName, move),
		m.RecurrenceStart(2), m.Resigned(longestName)) {
		for _, more := range []string{"", turned, m.Retaken, m.ByLinks.LastWhy(longestName), m.ByLinks.DoneWhy} {
			s.Over = append(s.Over, Told{m.Results.WinsBy(longestName, 43, 41), last, ui.Join(" ", why, more)})
		}
	}
	s.Moves = mostLetters(l.moves, longestTold)
	return s
}

func column(told []Told, of func(Told) string) (texts []string) {
	for _, t := range told {
		texts = append(texts, of(t))
	}
	return texts
}

// mostLetters returns the longest of some texts, each once, longest first.
func mostLetters(texts []string, most int) []string {
	texts = slices.Clone(texts)
	slices.SortStableFunc(texts, func(a, b string) int { return utf8.RuneCountInString(b) - utf8.RuneCountInString(a) })
	texts = slices.Compact(texts)
	return texts[:min(len(texts), most)]
}
