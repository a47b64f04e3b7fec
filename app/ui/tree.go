package ui

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Tree makes elements of a template in the manner of HTML, with holes {} that are filled in their order: in the
// program, a text takes a fifth of what the same calls of functions do.
//
//	ui.Tree(`<p class="quiet" id="{}"><b>{}</b> {}</p><input type="text" onchange="{}">`, id, name, more, p.onName)
//
// In an attribute a hole is a string, part of its value; a bool, which says whether it is there; in href a [Link]; or,
// in one that begins with on, a handler of events. Attributes without a value are left out. Between tags a hole is a
// string, an app.UI or a []app.UI. Space around tags does not count, nor does a line break between holes. It panics
// over a text that is not in order, or holes that do not fit: those are mistakes of the program, which TestTemplates
// looks for.
func Tree(text string, holes ...any) app.HTMLElem {
	b := treeBuilder{rest: text}
	e, ok := b.element(holes).(app.HTMLElem)
	if !ok || b.filled < len(holes) || strings.TrimSpace(b.rest) != "" {
		panic("ui: left over after " + text)
	}
	return e
}

// A Link is where a link leads, and how it is followed.
type Link struct {
	Href   string
	Follow app.EventHandler
	Scope  app.EventOption // what Follow has captured
}

// A treeBuilder is how far a template has been parsed. Its functions hand the holes on and it does not hold them, else
// Go would allocate the list of the holes for each template.
type treeBuilder struct {
	rest   string
	filled int // of the holes
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
func (b *treeBuilder) hole(holes []any) any {
	if b.filled == len(holes) {
		panic("ui: nothing for a hole before " + b.rest)
	}
	b.filled++
	return holes[b.filled-1]
}

// element parses an element with its content.
func (b *treeBuilder) element(holes []any) app.UI {
	b.upTo("<")
	tag, attributes, _ := strings.Cut(b.upTo(">"), " ")
	if isVoid(tag) {
		e := app.ElemSelfClosing(tag)
		b.attributes(attributes, target{void: e}, holes)
		return e
	}
	e := elem(tag)
	if isShape(tag) {
		e.XMLNS(svgNamespace)
	}
	b.attributes(attributes, target{open: e}, holes)
	if children := b.children(tag, holes); len(children) > 0 {
		e.Body(children...)
	}
	return e
}

// A target is the element that gets attributes, of one kind or the other.
type target struct {
	open app.HTMLElem
	void app.HTMLElemSelfClosing
}

func (t target) set(name string, value any) {
	if t.void != nil {
		t.void.Attr(name, value)
		return
	}
	t.open.Attr(name, value)
}

func (t target) on(event string, handler app.EventHandler, scope ...app.EventOption) {
	if t.void != nil {
		t.void.On(event, handler, scope...)
		return
	}
	t.open.On(event, handler, scope...)
}

// isVoid says whether elements of a tag have no content and no end.
func isVoid(tag string) bool { return tag == "input" || tag == "br" || tag == "hr" || tag == "img" }

// attributes parses the attributes of an element.
func (b *treeBuilder) attributes(text string, to target, holes []any) {
	for text != "" {
		name, rest, ok := strings.Cut(text, `="`)
		value, after, closed := strings.Cut(rest, `"`)
		if !ok || !closed {
			panic("ui: no value of an attribute in " + text)
		}
		if value == "{}" {
			to.fill(name, b.hole(holes))
		} else if value = b.value(name, value, holes); value != "" {
			to.set(name, value)
		}
		text = strings.TrimSpace(after)
	}
}

// fill gives an attribute the value of a hole that is all of it.
func (t target) fill(name string, hole any) {
	switch of := hole.(type) {
	case string:
		if of != "" {
			t.set(name, hole)
		}
	case bool:
		if of || isState(name) {
			t.set(name, hole)
		}
	case app.EventHandler:
		t.on(name[len("on"):], of)
	case func(app.Context, app.Event):
		t.on(name[len("on"):], of)
	case Link:
		t.set(name, of.Href)
		t.on("click", of.Follow, of.Scope)
	default:
		panic("ui: a hole in " + name)
	}
}

// value returns the value of an attribute with its holes filled.
func (b *treeBuilder) value(name, template string, holes []any) string {
	if !strings.Contains(template, "{}") {
		return template
	}
	value := make([]byte, 0, 64)
	for {
		before, after, ok := strings.Cut(template, "{}")
		value = append(value, before...)
		if !ok {
			return string(value)
		}
		part, ok := b.hole(holes).(string) // which may have any text, {} too
		if !ok {
			panic("ui: a hole in " + name)
		}
		value, template = append(value, part...), after
	}
}

// isState says whether an attribute is the state of a control, which a person changes: it is set in any case.
func isState(name string) bool { return name == "checked" || name == "selected" }

// children parses the content of an element, up to its end.
func (b *treeBuilder) children(tag string, holes []any) (list []app.UI) {
	for {
		if text := strings.TrimSpace(b.before("<")); text != "" {
			list = b.texts(list, text, holes)
		}
		if strings.HasPrefix(b.rest, "</") {
			if end := b.upTo(">"); end[len("</"):] != tag {
				panic("ui: " + end + "> ends " + tag)
			}
			return list
		}
		list = append(list, b.element(holes))
	}
}

// isBreak says whether a text between holes is a line break of the template.
func isBreak(text string) bool { return text[0] == '\n' && strings.TrimSpace(text) == "" }

// before consumes the text before a mark.
func (b *treeBuilder) before(mark string) string {
	all := b.rest
	before := b.upTo(mark)
	b.rest = all[len(before):]
	return before
}

// texts appends a text with its holes.
func (b *treeBuilder) texts(list []app.UI, text string, holes []any) []app.UI {
	list = slices.Grow(list, max(1, strings.Count(text, "{}")))
	for {
		before, after, ok := strings.Cut(text, "{}")
		if before != "" && !isBreak(before) {
			list = append(list, app.Text(before))
		}
		if !ok {
			return list
		}
		hole := b.hole(holes)
		switch of := hole.(type) {
		case string:
			list = append(list, app.Text(hole))
		case []app.UI:
			list = append(list, of...)
		case app.UI:
			list = append(list, of)
		default:
			panic("ui: a hole in " + text)
		}
		text = after
	}
}
