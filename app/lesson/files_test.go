package lesson_test

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/rules"
	"tablier/rules/all"
)

// files are the lessons that stand beside the boards.
const files = "../boards/*/lesson*.txt"

// eachLesson calls test with every lesson and the rules of its game.
func eachLesson(t *testing.T, test func(*testing.T, *lesson.Lesson, *rules.Spec)) {
	t.Helper()
	paths, err := filepath.Glob(files)
	if err != nil || len(paths) == 0 {
		t.Fatalf("lessons: %v, %v", paths, err)
	}
	for _, path := range paths {
		t.Run(filepath.ToSlash(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			l, err := lesson.Parse(string(text))
			if err != nil {
				t.Fatal(err)
			}
			spec, err := all.Games().Find(l.Game)
			if err != nil {
				t.Fatal(err)
			}
			test(t, l, spec)
		})
	}
}

// Every lesson is legal and says something of every legal move.
func TestLessonsAreSound(t *testing.T) {
	seen := map[string]bool{}
	eachLesson(t, func(t *testing.T, l *lesson.Lesson, spec *rules.Spec) {
		if err := lesson.Check(l, spec); err != nil {
			t.Fatal(err)
		}
		if n := len(l.Boards); n < 6 || n > 8 || seen[l.ID] {
			t.Errorf("lesson %s has %d boards", l.ID, n)
		}
		seen[l.ID] = true
	})
}

// Every lesson can be played through by its solution, and every wrong move on the way gets a sentence and can be taken
// back.
func TestLessonsArePlayedThrough(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *lesson.Lesson, spec *rules.Spec) {
		p := lesson.Begin(l, spec, lesson.Progress{})
		for moves := 0; p.State() != lesson.Finished; moves++ {
			if moves > 10*len(l.Boards) {
				t.Fatalf("no end at board %d", p.At())
			}
			tryWrong(t, p)
			answer, err := p.Play(p.Task().Solution(p.Position()))
			if err != nil || !answer.Right {
				t.Fatalf("board %s: %+v, %v", p.Board().ID, answer, err)
			}
			if p.State() == lesson.Right {
				p.Next()
			}
		}
		for _, b := range l.Boards {
			if !p.Progress().Done(l.ID, b.ID) {
				t.Errorf("board %s is not done", b.ID)
			}
		}
	})
}

// tryWrong plays every wrong move of the position, and takes it back.
func tryWrong(t *testing.T, p *lesson.Player) {
	t.Helper()
	before := p.Position().String()
	for _, m := range p.Position().Moves() {
		if p.Task().Rule(m).Right {
			continue
		}
		answer, err := p.Play(m)
		if err != nil || p.State() != lesson.Wrong {
			t.Fatalf("board %s, %s: %v, state %d", p.Board().ID, m, err, p.State())
		}
		for _, lang := range i18n.Langs() {
			said := answer.Say.Fill(string(m), "reply").In(lang)
			if said == "" || strings.ContainsAny(said, "{}") || strings.Contains(said, "reply") && answer.Reply == nil {
				t.Errorf("board %s, %s: %q", p.Board().ID, m, said)
			}
		}
		p.Retry()
		if p.Position().String() != before {
			t.Fatalf("board %s: %s was not taken back", p.Board().ID, m)
		}
	}
}

// What the lessons say of winning, of losing and of points is so: right are the moves that reach the aim, no others.
func TestAimsAreProved(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *lesson.Lesson, spec *rules.Spec) {
		p := lesson.Begin(l, spec, lesson.Progress{})
		for p.State() != lesson.Finished {
			task, position := p.Task(), p.Position()
			var right, judged []rules.Move
			for _, m := range position.Moves() {
				if task.Rule(m).Right {
					judged = append(judged, m)
				}
			}
			if right = reaching(task.Aim, position); task.Aim.Kind != lesson.Idea && !slices.Equal(right, judged) {
				t.Errorf("board %s, line %d: right are %v, and the file says %v", p.Board().ID, task.Line, right, judged)
			}
			if _, err := p.Play(task.Solution(position)); err != nil {
				t.Fatal(err)
			}
			if p.State() == lesson.Right {
				p.Next()
			}
		}
	})
}

// reaching returns the moves that reach an aim, none for an Idea.
func reaching(aim lesson.Aim, p rules.Position) (right []rules.Move) {
	s, person := newSolver(), p.ToMove()
	reaches := map[lesson.AimKind]func(rules.Position) bool{
		lesson.Idea: func(rules.Position) bool { return false },
		lesson.Win:  func(q rules.Position) bool { return s.forces(q, person, aim.Plies-1) },
		lesson.Safe: func(q rules.Position) bool { return !s.forces(q, person.Other(), aim.Plies) },
		lesson.Best: func(q rules.Position) bool { return math.Abs(s.expects(q, person)-s.expects(p, person)) < 1e-9 },
	}[aim.Kind]
	for _, m := range p.Moves() {
		if reaches(after(p, m)) {
			right = append(right, m)
		}
	}
	return right
}

// All lessons together are at most 40 kB compressed: they are fetched by who wants them.
func TestLessonsAreSmall(t *testing.T) {
	const most = 40_000
	paths, err := filepath.Glob(files)
	if err != nil {
		t.Fatal(err)
	}
	total := 0
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var packed bytes.Buffer
		w := brotli.NewWriterLevel(&packed, brotli.BestCompression)
		if _, err := w.Write(text); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		total += packed.Len()
	}
	t.Logf("%d bytes compressed", total)
	if total > most {
		t.Errorf("%d bytes compressed, want at most %d", total, most)
	}
}
