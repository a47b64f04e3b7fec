package set_test

import (
	"path/filepath"
	"testing"

	"tablier/app/class/set"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/puzzles"
	"tablier/app/watch"
	"tablier/app/write"
	"tablier/rules"
)

// Each puzzle, board of a lesson, prepared question and exercise of the site, and a match of each game, can be an item.
func TestEveryItemOfTheSite(t *testing.T) {
	tasks := siteTasks(t)
	kinds := map[set.Kind]int{}
	longest := 0
	for len(tasks) > 0 {
		s := &set.Set{}
		for _, task := range tasks[:min(set.MaxItems, len(tasks))] {
			kinds[task.Kind()]++
			s.Items = append(s.Items, set.Item{Minutes: 5, Task: task})
		}
		tasks = tasks[len(s.Items):]
		code, _ := check(t, s)
		longest = max(longest, len(code))
	}
	t.Logf("items by kind: %v; the longest set of %d has %d characters", kinds, set.MaxItems, longest)
	if longest > set.MaxLink/2 {
		t.Errorf("a set has %d characters", longest)
	}
	for kind := set.OfPuzzle; kind <= set.OfMatch; kind++ {
		if kinds[kind] < 3 {
			t.Errorf("%d items of kind %d", kinds[kind], kind)
		}
	}
}

// siteTasks returns all tasks that the site has.
func siteTasks(t *testing.T) (tasks []set.Task) {
	t.Helper()
	for _, path := range files(t, "puzzles*.txt") {
		shelf, err := puzzles.NewShelf(read(t, path))
		if err != nil {
			t.Fatal(err)
		}
		for i := range shelf.Set.Puzzles {
			tasks = append(tasks, &set.Puzzle{Game: shelf.Set.Game, ID: shelf.ID(&shelf.Set.Puzzles[i])})
		}
	}
	for _, path := range files(t, "lesson*.txt") {
		l, err := lesson.Parse(read(t, path))
		if err != nil {
			t.Fatal(err)
		}
		for _, board := range l.Boards {
			tasks = append(tasks, &set.Lesson{Game: l.Game, ID: l.ID, Board: board.ID})
		}
	}
	exercises, err := write.All(i18n.French)
	if err != nil {
		t.Fatal(err)
	}
	for _, exercise := range exercises {
		tasks = append(tasks, &set.Python{Exercise: exercise.ID})
	}
	for _, game := range games.Boards(games.All()) {
		if searched := game.Searched; searched != nil && searched.Quizzes != nil {
			for _, quiz := range searched.Quizzes(i18n.French) {
				tasks = append(tasks, &set.Watch{Search: watch.QuestionAddress(quiz.Name)}, &set.Watch{Search: quiz.Search})
			}
		}
		tasks = append(tasks, match(t, rules.Record{Game: game.ID()}))
	}
	return tasks
}

// files returns the files of the games with such names.
func files(t *testing.T, pattern string) []string {
	t.Helper()
	paths, err := filepath.Glob("../../boards/*/" + pattern)
	if err != nil || len(paths) < 5 {
		t.Fatalf("%d files %s, %v", len(paths), pattern, err)
	}
	return paths
}
