package lesson_test

import (
	"testing"

	"tablier/app/lesson"
	"tablier/rules"
	"tablier/rules/stratege"
)

// The lesson of Le Stratège has one attack back: no step leads there, but an attack may.
func TestStrategeGoesBackToAttack(t *testing.T) {
	back := 0
	eachLesson(t, func(t *testing.T, l *lesson.Lesson, spec *rules.Spec) {
		if l.Game != stratege.Spec().ID {
			return
		}
		p := lesson.Begin(l, spec, lesson.Progress{})
		for p.State() != lesson.Finished {
			move := p.Task().Solution(p.Position())
			if len(move) == len("c5xc4") && move[2] == 'x' && move[0] == move[3] && move[1] > move[4] {
				back++
			}
			if _, err := p.Play(move); err != nil {
				t.Fatal(err)
			}
			if p.State() == lesson.Right {
				p.Next()
			}
		}
	})
	if back != 1 {
		t.Errorf("%d attacks lead back", back)
	}
}
