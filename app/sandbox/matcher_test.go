//go:build !js

package sandbox_test

import (
	"slices"
	"strings"
)

// A matcher runs patterns of JavaScript as browsers do, one choice after another, and counts the choices: a search that
// takes too many of them is one that blocks a page.
type matcher struct {
	text   []rune
	groups [][2]int
	steps  int
	most   int
}

// tooMany is what a search panics with that takes more steps than it may.
type tooMany struct{}

// then goes on at a place of the text; false where that leads to no match.
type then func(at int) bool

// A node is a part of a pattern.
type node interface {
	match(m *matcher, at int, next then) bool
}

type (
	set    func(r rune) bool // one character
	bound  func(m *matcher, at int) bool
	series []node
	choice []node
	group  struct {
		number int // 0 for one that is not kept
		node
	}
	ahead struct {
		node
		not bool
	}
	same   int // what a group has matched
	repeat struct {
		node
		least, most int
		lazy        bool
	}
)

func (m *matcher) step() {
	if m.steps++; m.steps > m.most {
		panic(tooMany{})
	}
}

func (s set) match(m *matcher, at int, next then) bool {
	m.step()
	return at < len(m.text) && s(m.text[at]) && next(at+1)
}

func (b bound) match(m *matcher, at int, next then) bool {
	m.step()
	return b(m, at) && next(at)
}

func (s series) match(m *matcher, at int, next then) bool {
	for len(s) > 0 { // what there is no choice of, without a call for each
		if sign, ok := s[0].(set); ok {
			if m.step(); at == len(m.text) || !sign(m.text[at]) {
				return false
			}
			at++
		} else if here, ok := s[0].(bound); !ok {
			break
		} else if m.step(); !here(m, at) {
			return false
		}
		s = s[1:]
	}
	if len(s) == 0 {
		return next(at)
	}
	return s[0].match(m, at, func(at int) bool { return s[1:].match(m, at, next) })
}

func (c choice) match(m *matcher, at int, next then) bool {
	return slices.ContainsFunc(c, func(n node) bool { return n.match(m, at, next) })
}

func (g group) match(m *matcher, at int, next then) bool {
	return g.node.match(m, at, func(end int) bool {
		was := m.groups[g.number]
		m.groups[g.number] = [2]int{at, end}
		if next(end) {
			return true
		}
		m.groups[g.number] = was
		return false
	})
}

func (a ahead) match(m *matcher, at int, next then) bool {
	found := a.node.match(m, at, func(int) bool { return true })
	return found != a.not && next(at)
}

func (s same) match(m *matcher, at int, next then) bool {
	m.step()
	of := m.groups[s]
	want := m.text[of[0]:of[1]]
	end := at + len(want)
	return end <= len(m.text) && slices.Equal(m.text[at:end], want) && next(end)
}

func (r repeat) match(m *matcher, at int, next then) bool {
	if s, ok := r.node.(set); ok {
		return r.run(m, s, at, next)
	}
	return r.times(m, 0, at, next)
}

// run is times for one character, without a call for each.
func (r repeat) run(m *matcher, s set, at int, next then) bool {
	end := at
	goesOn := func() bool {
		m.step()
		return end < len(m.text) && end-at < r.most && s(m.text[end])
	}
	for end-at < r.least || !r.lazy {
		if !goesOn() {
			break
		}
		end++
	}
	if !r.lazy {
		for ; end-at >= r.least; end-- {
			m.step()
			if next(end) {
				return true
			}
		}
		return false
	}
	for end-at >= r.least {
		if next(end) {
			return true
		}
		if !goesOn() {
			return false
		}
		end++
	}
	return false
}

func (r repeat) times(m *matcher, done, at int, next then) bool {
	m.step()
	again := func() bool {
		return done < r.most && r.node.match(m, at, func(end int) bool {
			return (end > at || done < r.least) && r.times(m, done+1, end, next)
		})
	}
	switch {
	case done < r.least:
		return again()
	case r.lazy:
		return next(at) || again()
	default:
		return again() || next(at)
	}
}

// steps is how many steps the first match takes in a text, or that there is none; most+1 where it takes more.
func (p *pattern) steps(text []rune, most int) (steps int) {
	m := &matcher{text: text, groups: make([][2]int, p.groups+1), most: most}
	defer func() {
		steps = m.steps
		if thrown := recover(); thrown != nil && thrown != (tooMany{}) {
			panic(thrown)
		}
	}()
	last := len(m.text)
	if strings.Contains(p.flags, "y") {
		last = 0 // it is for one place only
	}
	for at := range last + 1 {
		if p.root.match(m, at, func(int) bool { return true }) {
			break
		}
	}
	return m.steps
}
