package page

import (
	"net/url"
	"unicode"
	"unicode/utf8"

	"tablier/app/class/pupil/bar"
	"tablier/app/class/set"
	"tablier/app/i18n"
)

// named returns what an item is called, and what it is.
func (k *Kind) named(t set.Task, m *i18n.Pupil) (title, about string) {
	about = bar.Kind(m, t.Kind())
	switch t := t.(type) {
	case *set.Puzzle:
		return k.gameName(t.Game), about
	case *set.Lesson:
		return k.lessonName(t), about + " · " + k.gameName(t.Game)
	case *set.Watch:
		if asked, err := url.ParseQuery(t.Search); err == nil {
			if text := k.question(asked.Get("q")); text != "" {
				return text, about
			}
		}
		return about, ""
	case *set.Python:
		return m.Exercise + " " + t.Exercise, about
	case *set.Match:
		game := ""
		if g := k.gameOf(t); g != nil {
			game = " · " + k.gameName(g.ID())
		}
		return m.Goal(t.Goal.String(), t.Points), about + game + ", " + m.Level(t.Level)
	case *set.Words:
		if t.Title != "" {
			return t.Title, about
		}
	}
	return about, ""
}

func (k *Kind) gameName(id string) string {
	if g := k.game(id); g != nil {
		return g.Words(k.site.Lang).Name()
	}
	return id
}

// lessonName returns the title of a lesson.
func (k *Kind) lessonName(t *set.Lesson) string {
	m := i18n.Of(k.site.Lang)
	name := m.Lesson.First
	if g := k.game(t.Game); g != nil && g.Words(k.site.Lang).Lesson(t.ID) != "" {
		name = g.Words(k.site.Lang).Lesson(t.ID)
	}
	first, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToUpper(first)) + name[size:]
}
