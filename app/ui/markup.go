package ui

import (
	"html"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// An HTML is markup that is safe to show. What never changes and is long is written as markup: the browser reads it
// at once, while each element that go-app makes is several calls from the program to the browser.
type HTML string

// Raw shows the markup of one element.
func Raw(markup HTML) app.UI { return app.Raw(string(markup)) }

// Tag returns the markup of an element with attributes, each by [Attr], and content.
func Tag(name string, attributes HTML, inner ...HTML) HTML {
	var b strings.Builder
	b.WriteString("<" + name + string(attributes))
	if untranslatedTag(name) {
		b.WriteString(` translate="no"`)
	}
	b.WriteByte('>')
	for _, part := range inner {
		b.WriteString(string(part))
	}
	b.WriteString("</" + name + ">")
	return HTML(b.String())
}

// Attr returns an attribute.
func Attr(name, value string) HTML { return HTML(" " + name + `="` + html.EscapeString(value) + `"`) }

// EscapeText returns the markup of a text.
func EscapeText(text string) HTML { return HTML(html.EscapeString(text)) }
