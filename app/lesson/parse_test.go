package lesson_test

import (
	"errors"
	"strings"
	"testing"

	"tablier/app/lesson"
	"tablier/rules"
	"tablier/rules/all"
)

// small is a lesson of two boards, the second with two tasks.
const small = `lesson small
game tapatan

# A remark.
board line
start oo.rr.... o o1r1
title Le but | The aim
know Trois en ligne. | Three in line.
task Faites une ligne. | Make a line.
goal But : une ligne. | Goal: a line.
aim win 1
ring c1 a1
arrow a1 c1
right c1
say Juste. | Right.
wrong * answer c2 a3
say {move} manque c1 ; {reply} gagne. | {move} misses c1; {reply} wins.

board fork
start .roo...r. o o1r1
title Deux | Two
know Deux à la fois. | Two at once.
task Menacez. | Threaten.
goal But : deux. | Goal: two.
right b2 answer a3
say Juste. | Right.
wrong * answer b2 a3
say Non. | No.
task Achevez. | Finish.
goal But : une ligne. | Goal: a line.
aim win 1
right c1-c2
say Juste. | Right.
wrong *
say Non. | No.
`

// readSmall returns the lesson of small.
func readSmall(t *testing.T) *lesson.Lesson {
	t.Helper()
	l, err := lesson.Parse(small)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// A lesson is read as it is written.
func TestParse(t *testing.T) {
	l := readSmall(t)
	if l.ID != "small" || l.Game != "tapatan" || len(l.Boards) != 2 || len(l.Boards[1].Tasks) != 2 {
		t.Fatalf("%+v", l)
	}
	b := l.Boards[0]
	task := b.Tasks[0]
	if b.Title.In("fr") != "Le but" || b.Title.In("en") != "The aim" {
		t.Errorf("%+v", b.Title)
	}
	if task.Aim != (lesson.Aim{Kind: lesson.Win, Plies: 1}) ||
		strings.Join(task.Rings, " ") != "c1 a1" || task.Arrows[0] != (lesson.Arrow{From: "a1", To: "c1"}) {
		t.Errorf("%+v", b)
	}
	wrong := task.Rules[1]
	if wrong.Right || wrong.Patterns[0] != "*" || len(wrong.Replies) != 2 || wrong.Replies[1][0] != "a3" {
		t.Errorf("%+v", wrong)
	}
	if said := wrong.Say.Fill("a3", "c2").In("en"); said != "a3 misses c1; c2 wins." {
		t.Errorf("%q", said)
	}
}

// A text that is no lesson, or one that the rules refuse, is refused with the line and the cause.
func TestFaults(t *testing.T) {
	long := strings.Repeat("mot ", lesson.MostWords+1)
	for _, c := range []struct {
		old, new string
		fault    lesson.Fault
		line     int
	}{
		{"game tapatan", "gume tapatan", lesson.NoKey, 2},
		{"game tapatan", "task A. | B.", lesson.OutOfPlace, 2},
		{"game tapatan", "lesson again", lesson.Twice, 2},
		{"game tapatan", "game", lesson.NoValue, 2},
		{"game tapatan\n", "", lesson.Missing, 4},
		{"lesson small", "lesson Small", lesson.NoValue, 5},
		{"board fork", "board line", lesson.SameName, 19},
		{"aim win 1", "aim win", lesson.NoValue, 11},
		{"aim win 1", "aim lose 1", lesson.NoValue, 11},
		{"aim win 1", "goal A. | B.", lesson.Twice, 11},
		{"arrow a1 c1", "arrow a1", lesson.NoValue, 13},
		{"arrow a1 c1", "variant achi", lesson.OutOfPlace, 13},
		{"right c1", "right answer c1", lesson.NoValue, 14},
		{"say Juste. | Right.", "say Juste.", lesson.OneTongue, 15},
		{"say Juste. | Right.\nwrong", "wrong", lesson.Missing, 15},
		{"Faites une ligne.", long, lesson.TooLong, 9},
		{"Le but", "Le \xff", lesson.Encoding, 7},
		{"know Trois en ligne. | Three in line.\n", "", lesson.Missing, 18},
		{"oo.rr.... o o1r1", "nothing", lesson.BadStart, 5},
		{"start oo.rr", "variant lost\nstart oo.rr", lesson.BadSetup, 5},
		{"oo.rr.... o o1r1", "ooorrr... o o0r0", lesson.BadStart, 5},
		{"wrong * answer c2 a3", "wrong a3", lesson.NoAnswer, 9},
		{"wrong * answer c2 a3", "wrong * answer b1", lesson.BadReply, 16},
		{"right c1\n", "wrong a1\nsay A. | B.\nright c1\n", lesson.Unused, 14},
		{"right c1\nsay Juste. | Right.\nwrong * answer c2 a3", "wrong *", lesson.NoneRight, 9},
		{"right b2 answer a3", "right b2", lesson.NoTurn, 29},
	} {
		err := parseAndCheck(strings.Replace(small, c.old, c.new, 1))
		var e *lesson.Error
		if !errors.As(err, &e) || e.Fault != c.fault || e.Line != c.line {
			t.Errorf("%q for %q: %v, want %s in line %d", c.new, c.old, err, c.fault, c.line)
		}
	}
}

// parseAndCheck reads a lesson and holds it against the rules of its game.
func parseAndCheck(text string) error {
	l, err := lesson.Parse(text)
	if err != nil {
		return err
	}
	spec, err := all.Games().Find(l.Game)
	if err != nil {
		return err
	}
	return lesson.Check(l, spec)
}

// A pattern stands for the moves that it looks like.
func TestPatterns(t *testing.T) {
	for _, c := range []struct {
		pattern lesson.Pattern
		yes, no string
	}{
		{"b2", "b2", "b2-c3"}, {"b2-*", "b2-c3", "c3-b2"}, {"*-b2", "c3-b2", "b2-c3"}, {"*", "--", ""},
		{"36@*>2,*", "36@1,0>2,0", "36@2,0>1,0"}, {"a*a", "a1a", "a"},
	} {
		if !c.pattern.Matches(rules.Move(c.yes)) || c.no != "" && c.pattern.Matches(rules.Move(c.no)) {
			t.Errorf("%s: %s should match, %s not", c.pattern, c.yes, c.no)
		}
	}
}

// FuzzParse reads any text: a refusal names a line of it, and what is read is whole.
func FuzzParse(f *testing.F) {
	f.Add(small)
	f.Add("lesson a\ngame b\nboard c\n")
	f.Fuzz(func(t *testing.T, text string) {
		l, err := lesson.Parse(text)
		if err != nil {
			var e *lesson.Error
			if lines := strings.Count(text, "\n") + 1; !errors.As(err, &e) || e.Line < 1 || e.Line > lines {
				t.Fatalf("%v of %d lines", err, lines)
			}
			return
		}
		for _, b := range l.Boards {
			for _, task := range b.Tasks {
				for _, r := range task.Rules {
					if b.ID == "" || r.Say.French == "" || r.Say.English == "" || len(r.Patterns) == 0 {
						t.Fatalf("%+v in %+v", r, b)
					}
				}
			}
		}
	})
}
