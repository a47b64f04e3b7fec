package lesson

import (
	"strconv"
	"strings"

	"tablier/rules"
)

func (p *parser) goal(key, value string) *Error {
	t := p.currentTask()
	if t == nil {
		return p.fail(OutOfPlace, key)
	}
	return p.text(&t.Goal, key, value)
}

func (p *parser) aim(key, value string) *Error {
	t := p.currentTask()
	if t == nil {
		return p.fail(OutOfPlace, key)
	}
	if t.Aim != (Aim{}) {
		return p.fail(Twice, key)
	}
	kind, number, _ := strings.Cut(value, " ")
	plies, err := strconv.Atoi(number)
	switch counted := err == nil && plies > 0; {
	case AimKind(kind) == Best && number == "":
		t.Aim = Aim{Kind: Best}
	case counted && (AimKind(kind) == Win || AimKind(kind) == Safe):
		t.Aim = Aim{AimKind(kind), plies}
	default:
		return p.fail(NoValue, key)
	}
	return nil
}

func (p *parser) ring(key, value string) *Error {
	t := p.currentTask()
	if t == nil {
		return p.fail(OutOfPlace, key)
	}
	t.Rings = append(t.Rings, strings.Fields(value)...)
	return nil
}

func (p *parser) arrow(key, value string) *Error {
	t, points := p.currentTask(), strings.Fields(value)
	switch {
	case t == nil:
		return p.fail(OutOfPlace, key)
	case len(points) != 2:
		return p.fail(NoValue, key)
	}
	t.Arrows = append(t.Arrows, Arrow{points[0], points[1]})
	return nil
}

// rule reads the patterns and replies of a rule.
func (p *parser) rule(key, value string) *Error {
	t := p.currentTask()
	if t == nil {
		return p.fail(OutOfPlace, key)
	}
	if err := p.closeRule(); err != nil {
		return err
	}
	r := Rule{Right: key == "right", Line: p.line}
	patterns, replies, answered := strings.Cut(value, "answer ")
	for _, word := range strings.Fields(patterns) {
		r.Patterns = append(r.Patterns, Pattern(word))
	}
	for _, word := range strings.Fields(replies) {
		var line []rules.Move
		for _, m := range strings.Split(word, "+") {
			line = append(line, rules.Move(m))
		}
		r.Replies = append(r.Replies, line)
	}
	if len(r.Patterns) == 0 || answered && len(r.Replies) == 0 {
		return p.fail(NoValue, key)
	}
	t.Rules, p.said = append(t.Rules, r), false
	return nil
}

// say reads the sentence of the rule before it.
func (p *parser) say(key, value string) *Error {
	t := p.currentTask()
	if t == nil || len(t.Rules) == 0 {
		return p.fail(OutOfPlace, key)
	}
	if err := p.text(&t.Rules[len(t.Rules)-1].Say, key, value); err != nil {
		return err
	}
	p.said = true
	return nil
}
