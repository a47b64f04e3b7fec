// Package kept says what Tablier keeps on a device, by subject: each text in the browser's storage belongs to one. The
// page for whoever answers for data says so, and a device is emptied by it.
package kept

import (
	"strings"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/class/drafts"
	"tablier/app/class/pupil"
	"tablier/app/draw"
	"tablier/app/lesson"
	"tablier/app/match"
	"tablier/app/puzzles"
	"tablier/app/recall"
	"tablier/app/shell"
	"tablier/app/sound"
	"tablier/app/store"
	"tablier/app/watch"
	"tablier/app/write"
)

// A Subject is what a text is about.
type Subject int

// The subjects, in the order in which they are told.
const (
	Programs  Subject = iota // programs in Python, and the name on their files
	Progress                 // at puzzles, lessons and predictions
	Matches                  // on the tables and of the past, with statistics, mistakes and set-ups; a game that is drawn
	Sets                     // that are done
	Drafts                   // sets that a teacher prepares
	Notebook                 // of a class, where a teacher has asked for that
	Settings                 // and that pages for teachers have been opened here
	Choices                  // the language and the theme: they stay where a device is emptied
	Technical                // what was going on, so that what crashes does not begin by itself again
	Others                   // of a later version, or unreadable
	Count
)

// keys are the keys of texts that are there once.
var keys = map[string]Subject{
	write.NameKey: Programs, write.CupKey: Programs,
	puzzles.Key: Progress, lesson.Key: Progress, watch.ScoreKey: Progress,
	match.LastKey: Matches, recall.Key: Matches, draw.Key: Matches,
	drafts.OpenKey:      Drafts,
	shell.SingleKeysKey: Settings, sound.Key: Settings, archive.PersistenceKey: Settings, drafts.TeacherKey: Settings,
	shell.LangKey: Choices, shell.ThemeKey: Choices,
}

// families are how the keys of a subject are written, * for what tells one text from others.
var families = [Count][]string{
	Programs: {write.Key("*"), "earlier.*", write.NameKey, write.CupKey},
	Progress: {puzzles.Key, lesson.Key, watch.ScoreKey},
	Matches: {
		match.SaveKey("*"), archive.PastKey("*"), archive.StatsKey("*"), match.LastKey, recall.Key, "arrangements.*",
		draw.Key,
	},
	Sets:      {pupil.Key("*")},
	Drafts:    {pupil.Key("1…"), drafts.OpenKey},
	Notebook:  {store.Notebook + ".class"},
	Settings:  {shell.SingleKeysKey, sound.Key, archive.PersistenceKey, drafts.TeacherKey},
	Choices:   {shell.LangKey, shell.ThemeKey},
	Technical: {store.Begun + ".*"},
	Others:    {"*" + unreadable},
}

// Keys returns how the keys of a subject are written, * for what tells one text from others.
func Keys(of Subject) []string { return families[of] }

// unreadable ends the key of a text that was set aside.
const unreadable = ".unreadable"

// Of returns the subject of the text under a key, of games.
func Of(games []*board.Game, key string) Subject {
	key = strings.TrimSuffix(key, unreadable)
	if subject, ok := keys[key]; ok {
		return subject
	}
	for _, game := range games {
		_, own := game.Keeps[key]
		id := game.ID()
		if own || key == match.SaveKey(id) || key == archive.PastKey(id) || key == archive.StatsKey(id) {
			return Matches
		}
	}
	_, program := write.ID(key)
	switch {
	case program:
		return Programs
	case drafts.ID(key) > 0:
		return Drafts
	case pupil.ID(key) != "":
		return Sets
	}
	return Others
}

// Stores are where a device keeps what Tablier has written.
type Stores struct {
	Main, Notebook, Begun *store.Store
}

// OfDevice returns the stores of a device, with that of the site.
func OfDevice(main *store.Store) Stores {
	return Stores{main, store.Aside(store.Notebook), store.Aside(store.Begun)}
}

// Tell returns how many texts there are of each subject.
func (s Stores) Tell(games []*board.Game) (counts [Count]int) {
	for _, key := range s.Main.Keys() {
		counts[Of(games, key)]++
	}
	counts[Notebook] = len(s.Notebook.Keys())
	counts[Technical] = len(s.Begun.Keys())
	return counts
}

// Empty removes everything but the language and the theme. From then on the stores keep nothing as long as the page
// lasts: what it still knows is not written again.
func (s Stores) Empty() {
	for _, each := range []*store.Store{s.Main, s.Notebook, s.Begun} {
		for _, key := range each.Keys() {
			if each != s.Main || keys[key] != Choices {
				each.Remove(key)
			}
		}
		each.Part()
	}
}
