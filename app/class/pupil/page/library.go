package page

import (
	"net/url"
	"slices"
	"tablier/app/board"
)

// library is what this edition has. Puzzles and exercises are files that come later: their pages say what they miss.
type library struct{ kind *Kind }

// Game implements set.Library.
func (l library) Game(id string) bool { return l.kind.game(id) != nil }

// Puzzle implements set.Library.
func (l library) Puzzle(string, string) bool { return true }

// Lesson implements set.Library.
func (l library) Lesson(game, lesson, _ string) bool {
	return slices.Contains(l.kind.game(game).Lessons, lesson)
}

// Search implements set.Library.
func (l library) Search(address string) bool {
	asked, err := url.ParseQuery(address)
	if err != nil {
		return false
	}
	if name := asked.Get("q"); name != "" {
		return l.kind.question(name) != ""
	}
	return asked.Get("g") == "" || l.Game(asked.Get("g"))
}

// Exercise implements set.Library.
func (l library) Exercise(string) bool { return true }

// Level implements set.Library.
func (l library) Level(game string, level int) bool {
	g := l.kind.game(game)
	return g != nil && level >= 1 && level <= g.Levels
}

// question returns the text of a prepared question, empty where there is none of that name.
func (k *Kind) question(name string) string {
	for _, quiz := range board.Quizzes(k.games, k.site.Lang) {
		if quiz.Name == name {
			return quiz.Text
		}
	}
	return ""
}
