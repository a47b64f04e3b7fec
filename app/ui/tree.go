package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Tree parses a template in the manner of HTML, with holes {}: in the program, a text takes a fifth of what the same
// calls of functions do. Holes are filled in their order.
//
//	ui.Tree(`<p class="quiet" id="{}"><b>{}</b> {}</p>`, id, name, more)
//
// In an attribute a hole is a string, part of its value; a bool, which says whether it is there; or, in one that
// begins
// with on, an app.EventHandler. Attributes without a value are left out. Between tags a hole is a string, an app.UI
// or
// a []app.UI. Space around tags does not count. It panics over a text that is not in order, or holes that do not fit:
// those are mistakes of the program.
func Tree(text string, holes ...any) app.HTMLElem {
	b := &treeBuilder{rest: text, holes: holes}
	e := b.element()
	if len(b.holes) > 0 || strings.TrimSpace(b.rest) != "" {
		panic("ui: left over after " + text)
	}
	return e
}

type treeBuilder struct {
	rest  string
	holes []any
}

// upTo consumes the text before a mark, and the mark.
func (b *treeBuilder) upTo(mark string) string {
	before, after, ok := strings.Cut(b.rest, mark)
	if !ok {
		panic("ui: no " + mark + " in " + b.rest)
	}
	b.rest = after
	return before
}

// hole consumes the value of the next hole.
func (b *treeBuilder) hole() any {
	if len(b.holes) == 0 {
		panic("ui: nothing for a hole before " + b.rest)
	}
	first := b.holes[0]
	b.holes = b.holes[1:]
	return first
}

// element parses an element with its content.
func (b *treeBuilder) element() app.HTMLElem {
	b.upTo("<")
	tag, attributes, _ := strings.Cut(b.upTo(">"), " ")
	e := El(tag)
	for attributes != "" {
		name, rest, _ := strings.Cut(attributes, `="`)
		value, after, _ := strings.Cut(rest, `"`)
		b.attribute(e, name, value)
		attributes = strings.TrimSpace(after)
	}
	if children := b.children(); len(children) > 0 {
		e.Body(children...)
	}
	return e
}

func (b *treeBuilder) attribute(e app.HTMLElem, name, template string) {
	value := ""
	for {
		before, after, ok := strings.Cut(template, "{}")
		value += before
		if !ok {
			break
		}
		switch hole := b.hole().(type) {
		case bool:
			if hole {
				e.Attr(name, true)
			}
			return
		case app.EventHandler:
			e.On(name[len("on"):], hole)
			return
		case string:
			value += hole // which may have any text, {} too
		default:
			panic("ui: a hole in " + name)
		}
		template = after
	}
	if value != "" {
		e.Attr(name, value)
	}
}

// children parses the content of an element, up to its end.
func (b *treeBuilder) children() (list []app.UI) {
	for {
		if text := strings.TrimSpace(b.before("<")); text != "" {
			list = b.texts(list, text)
		}
		if strings.HasPrefix(b.rest, "</") {
			b.upTo(">")
			return list
		}
		list = append(list, b.element())
	}
}

// before consumes the text before a mark.
func (b *treeBuilder) before(mark string) string {
	before := b.upTo(mark)
	b.rest = mark + b.rest
	return before
}

// texts appends a text with its holes.
func (b *treeBuilder) texts(list []app.UI, text string) []app.UI {
	for {
		before, after, ok := strings.Cut(text, "{}")
		if before != "" {
			list = append(list, app.Text(before))
		}
		if !ok {
			return list
		}
		switch hole := b.hole().(type) {
		case string:
			list = append(list, app.Text(hole))
		case []app.UI:
			list = append(list, hole...)
		case app.UI:
			list = append(list, hole)
		default:
			panic("ui: a hole in " + text)
		}
		text = after
	}
}
