package games

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/rules"
)

// What lessons point at is on the board that they show, and their moves have words and can be made with gestures.
func TestLessonsFitTheirBoards(t *testing.T) {
	paths, err := filepath.Glob("../boards/*/lesson*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatalf("lessons: %v, %v", paths, err)
	}
	games := Boards(All())
	named := map[string][]string{}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		l, err := lesson.Parse(string(text))
		if err != nil {
			t.Fatal(err)
		}
		at := slices.IndexFunc(games, func(g *board.Game) bool { return g.ID() == l.Game })
		for i := range l.Boards {
			fits(t, games[at], &l.Boards[i])
		}
		named[l.Game] = append(named[l.Game], l.ID)
	}
	for _, game := range games {
		if !slices.Equal(slices.Sorted(slices.Values(named[game.ID()])), slices.Sorted(slices.Values(game.Lessons))) {
			t.Errorf("%s names the lessons %v, the files %v", game.ID(), game.Lessons, named[game.ID()])
		}
		wantAbout(t, game)
	}
}

// wantAbout wants the first lesson to have the name of the game, and only the others to say what they are about.
func wantAbout(t *testing.T, game *board.Game) {
	t.Helper()
	for i, name := range game.Lessons {
		if i == 0 && name != game.ID() {
			t.Errorf("the first lesson of %s is %s", game.ID(), name)
		}
		for _, lang := range i18n.Langs() {
			if about := game.Words(lang).Lesson(name); (about == "") != (i == 0) {
				t.Errorf("%s: lesson %s is about %q", lang, name, about)
			}
		}
	}
}

// fits goes through a board by its solution.
func fits(t *testing.T, game *board.Game, b *lesson.Board) {
	t.Helper()
	one := &lesson.Lesson{ID: "one", Game: game.ID(), Boards: []lesson.Board{*b}}
	variant := b.Variant
	if variant == "" {
		variant = game.Spec.Variants[0]
	}
	skin := game.Skin(variant, false)
	for p := lesson.Begin(one, game.Spec, lesson.Progress{}); p.State() == lesson.ToPlay; {
		view := p.Position().View(p.Position().ToMove())
		for _, name := range pointed(p.Task()) {
			if !slices.ContainsFunc(skin.Points(view), func(at board.Point) bool { return at.Name == name }) {
				t.Errorf("%s, board %s: no point %s", game.ID(), b.ID, name)
			}
		}
		for _, m := range p.Position().Moves() {
			said(t, game, b, m)
			if len(skin.Path(view, m)) == 0 && len(skin.Points(view)) > 0 && m != rules.Pass {
				t.Errorf("%s, board %s: no gesture makes %s", game.ID(), b.ID, m)
			}
		}
		if _, err := p.Play(p.Task().Solution(p.Position())); err != nil {
			t.Fatal(err)
		}
	}
}

// pointed returns the points that a task's rings and arrows name.
func pointed(task *lesson.Task) []string {
	names := slices.Clone(task.Rings)
	for _, arrow := range task.Arrows {
		names = append(names, arrow.From, arrow.To)
	}
	return names
}

// said wants words for a move in each language.
func said(t *testing.T, game *board.Game, b *lesson.Board, m rules.Move) {
	t.Helper()
	for _, lang := range i18n.Langs() {
		if game.Words(lang).Move(m) == "" {
			t.Errorf("%s, board %s: no words for %s in %s", game.ID(), b.ID, m, lang)
		}
	}
}
