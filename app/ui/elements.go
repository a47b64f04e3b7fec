// Package ui is the elements that all pages share: buttons, fields, icons, small pieces, and functions that move the
// focus. It is a leaf: it knows no game, no match and no page.
package ui

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// elem returns an HTML element. go-app's typed elements would each add some ten kilobytes to the program.
func elem(tag string) app.HTMLElem {
	e := app.Elem(tag)
	if untranslatedTag(tag) {
		e.Attr("translate", "no")
	}
	return e
}

// untranslatedTag says whether elements of a tag are always kept from translators: code, and drawings, whose texts
// would go if others came in their places.
func untranslatedTag(tag string) bool { return tag == "pre" || tag == "code" || tag == "svg" }

const svgNamespace = "http://www.w3.org/2000/svg"

// isShape says whether elements of a tag are of a drawing.
func isShape(tag string) bool {
	switch tag {
	case "svg", "g", "use", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "text", "tspan":
		return true
	}
	return false
}

// Icon draws an icon; the accessible name is its control's.
func Icon(id string) app.UI {
	return Raw(Tag("svg", Attr("class", "icon")+Attr("aria-hidden", "true"), use("i-"+id)))
}

// Mini draws a piece in the size of a word; the view box is that of the game's small pieces.
func Mini(viewBox, symbol string) app.UI {
	return Raw(Tag("svg", Attr("class", "mini")+Attr("viewBox", viewBox)+Attr("aria-hidden", "true"), use(symbol)))
}

// use returns the markup of an SVG use element of a drawing.
func use(id string) HTML { return Tag("use", Attr("href", "#"+id)) }

// Enabled marks a control as disabled unless it can do something now. It stays reachable and says so.
func Enabled(can bool, b app.HTMLElem) app.HTMLElem {
	if !can {
		b.Aria("disabled", "true")
	}
	return b
}

// Shown hides an element unless show holds. The element keeps its place among its siblings: go-app updates children
// by their index, and would take the focus away with one that moves.
func Shown(show bool, e app.HTMLElem) app.HTMLElem {
	if !show {
		e.Attr("hidden", true)
	}
	return e
}

// Text returns an element with a text, hidden when the text is empty.
func Text(tag, class, text string) app.UI {
	e := elem(tag).Text(text)
	if class != "" {
		e.Class(class)
	}
	return Shown(text != "", e)
}

// Paragraphs returns a paragraph for each text.
func Paragraphs(texts []string) app.UI {
	return app.Range(texts).Slice(func(i int) app.UI { return Tree(`<p>{}</p>`, texts[i]) })
}

// Ended returns a sentence with one mark at its end, where it ends with a title that is a question.
func Ended(text string) string { return strings.Replace(text, "?.", "?", 1) }

// Option returns an option of a select element.
func Option(value, text string, selected bool) app.UI {
	return Tree(`<option value="{}" selected="{}">{}</option>`, value, selected, text)
}

// Radio returns a radio button of a group, with its label. Choose also hears of one that is chosen again, by a click or
// by the space bar, which is no change. Keys that choose another one click it.
func Radio(group, value, text string, checked bool, choose app.EventHandler) app.UI {
	key := func(ctx app.Context, e app.Event) {
		if e.Get("key").String() == " " && ctx.JSSrc().Get("checked").Bool() {
			choose(ctx, e)
		} else {
			ctx.PreventUpdate()
		}
	}
	return Tree(`<label class="choice">
			<input type="radio" name="{}" id="{}-{}" value="{}" checked="{}" onclick="{}" onkeyup="{}">
			<span>{}</span>
		</label>`, group, group, value, value, checked, choose, key, text)
}

// Join puts a separator between the texts that are not empty.
func Join(separator string, texts ...string) string {
	return strings.Join(slices.DeleteFunc(texts, func(text string) bool { return text == "" }), separator)
}

// When returns value if cond holds, else an empty text, with which [Tree] leaves an attribute out.
func When(cond bool, value string) string {
	if cond {
		return value
	}
	return ""
}

// Capital returns a text with a capital letter.
func Capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}
