package set_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tablier/app/class/set"
	"tablier/app/links/link"
	"tablier/app/puzzles/composed"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform"
)

// everything returns a set with each thing that there is.
func everything(t testing.TB) *set.Set {
	t.Helper()
	won := match(t, rules.Record{Game: "tapatan"})
	points := match(t, rules.Record{Game: "hyle"})
	points.Side, points.Level, points.Goal, points.Points = 1, 3, set.ScorePoints, 20
	return &set.Set{
		Title: "Découvrir minimax", Intro: "Comment une machine choisit-elle un coup ?\nNotez ce qui vous étonne.",
		Settings: set.Settings{NoHints: true, NoSolution: true, Fixed: true},
		Items: []set.Item{
			{Minutes: 4, Task: &set.Lesson{Game: "tapatan", ID: "famille", Board: "hub"}},
			{Task: &set.Lesson{Game: "tapatan", ID: "tapatan"}},
			{Minutes: 6, Word: "Cherchez d’abord.", Task: &set.Puzzle{Game: "tapatan", ID: "abcdefghij"}},
			{Minutes: 5, Task: &set.Watch{Search: "q=plies"}},
			{Minutes: 10, Task: &set.Words{Title: "On en parle", Text: "Écrans baissés :\n\n qui garde ?\n"}},
			{Minutes: 15, Task: &set.Python{Exercise: "gagne"}},
			{Minutes: 5, Task: won},
			{Minutes: 240, Task: points},
			{Minutes: 1, Task: &set.Later{Number: 9, Body: []byte{0, 255, 10, 13}}},
		},
	}
}

// match returns the task to play a match from a record on.
func match(t testing.TB, record rules.Record) *set.Match {
	t.Helper()
	m, err := set.NewMatch(all.Games(), link.Letter{Record: record})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// ofTheSite returns twenty items of the site, a fair mixture of the kinds, without words.
func ofTheSite(t testing.TB) *set.Set {
	t.Helper()
	s := &set.Set{Title: "Découvrir minimax"}
	games := []string{"tapatan", "hyle", "entropy", "domino", "stratege"}
	for i := range set.MaxItems {
		game := games[i/2%len(games)]
		var task set.Task
		switch i % 5 {
		case 0, 1:
			task = &set.Puzzle{Game: game, ID: strings.Repeat(string(rune('a'+i)), 10)}
		case 2:
			task = &set.Lesson{Game: game, ID: game, Board: "centre"}
		case 3:
			task = &set.Python{Exercise: "alphabeta"}
		case 4:
			task = match(t, rules.Record{Game: game})
		}
		s.Items = append(s.Items, set.Item{Minutes: 5, Task: task})
	}
	return s
}

// random returns a set as chance makes one.
func random(t testing.TB, r *rand.Rand) *set.Set {
	t.Helper()
	s := &set.Set{
		Title: text(r, set.MaxTitle), Intro: text(r, set.MaxText),
		Settings: set.Settings{NoHints: r.IntN(2) == 0, NoSolution: r.IntN(2) == 0, Fixed: r.IntN(2) == 0},
	}
	for range r.IntN(set.MaxItems + 1) {
		s.Items = append(s.Items, set.Item{
			Minutes: r.IntN(set.MaxMinutes + 1), Word: text(r, set.MaxWord), Task: randomTask(t, r),
		})
	}
	return s
}

func randomTask(t testing.TB, r *rand.Rand) set.Task {
	switch r.IntN(8) {
	case 0:
		return &set.Puzzle{Game: id(r), ID: id(r)}
	case 1:
		return &set.Lesson{Game: id(r), ID: id(r), Board: id(r)[1:]}
	case 2:
		return &set.Watch{Search: id(r)}
	case 3:
		return &set.Python{Exercise: id(r)}
	case 4:
		return randomMatch(t, r)
	case 5:
		return &set.Words{Title: text(r, set.MaxTitle), Text: text(r, set.MaxText)}
	case 6:
		return ofAnAuthor(text(r, composed.MaxTitle), text(r, composed.MaxQuestion), text(r, composed.MaxIdea))
	}
	body := make([]byte, 1+r.IntN(20))
	for i := range body {
		body[i] = byte(r.IntN(256))
	}
	return &set.Later{Number: set.Kind(8 + r.IntN(1000)), Body: body}
}

// ofAnAuthor returns the task of a puzzle that somebody has composed.
func ofAnAuthor(title, question, idea string) *set.Puzzle {
	return set.NewComposed(composed.Puzzle{
		Game: "tapatan", Line: "win+|tapatan|o.r.o..r. o o1r1|l10:0 d:0 l6:0 w3:0 w1|c2 a2 c2-c3|1 0",
		Title: title, Question: question, Idea: idea,
	})
}

func randomMatch(t testing.TB, r *rand.Rand) set.Task {
	specs := all.Games()
	m, err := conform.RandomMatch(specs[r.IntN(len(specs))], rules.Setup{}, r.Uint64(), r.IntN(8))
	if err != nil {
		t.Fatal(err)
	}
	task := match(t, m.Record())
	task.Side, task.Level, task.Goal = r.IntN(2), 1+r.IntN(99), set.Goal(r.IntN(4))
	if task.Goal == set.ScorePoints {
		task.Points = 1 + r.IntN(10_000)
	}
	return task
}

// id returns one of few ids, so that some come twice.
func id(r *rand.Rand) string {
	return []string{"ab", "tapatan", "q=plies", strings.Repeat("z", 64)}[r.IntN(4)]
}

// text returns a text of signs that are written in special ways, of so many characters at most.
func text(r *rand.Rand, most int) string {
	signs := []rune("aé\u202f \n\n\t:=;é🙂seal ")
	out := make([]rune, r.IntN(most+1))
	for i := range out {
		out[i] = signs[r.IntN(len(signs))]
	}
	return string(out)
}

// longStart returns the text of a position of Hyle in the middle of a game.
func longStart(t testing.TB) string {
	t.Helper()
	spec, err := all.Games().Find("hyle")
	if err != nil {
		t.Fatal(err)
	}
	m, err := conform.RandomMatch(spec, rules.Setup{}, 1, 20)
	if err != nil {
		t.Fatal(err)
	}
	return m.Position().String()
}
