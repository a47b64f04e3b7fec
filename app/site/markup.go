package site

import (
	"html"
	"slices"
	"strconv"
	"strings"
)

// tidy turns markup as go-app encodes it into the markup it stands for.
//
// go-app's encoder (v10.1.11) differs from what its components build in the
// browser: attribute values are quoted for Go and not for HTML, so that a
// no-break space becomes \u00a0; ="true" is dropped, which is wrong for
// aria-hidden; ="false" is kept, which disables buttons; each child gets a line
// of its own, which puts spaces between words and punctuation; and attributes
// come in random order. On top of that, addresses that start at the root are
// made relative to a page that is depth folders deep.
func tidy(markup string, depth int) string {
	t := tidier{in: markup, up: strings.Repeat("../", depth), level: rootLevel}
	if depth == 0 {
		t.up = "./"
	}
	for t.in != "" {
		t.text()
		t.tag()
	}
	return t.out.String()
}

// rootLevel is how deep go-app indents the root component: html, body, root.
const rootLevel = 2

type tidier struct {
	in    string
	out   strings.Builder
	up    string // the way to the root
	level int    // of the element that comes next, as go-app indents
}

// text copies what stands before the next tag, without go-app's line breaks.
func (t *tidier) text() {
	end := strings.IndexByte(t.in, '<')
	if end < 0 {
		end = len(t.in)
	}
	text := t.in[:end]
	t.in = t.in[end:]

	text = strings.TrimSuffix(text, lineBreak(t.level-1)) // before a closing tag
	text = strings.ReplaceAll(text, lineBreak(t.level), "")
	if strings.TrimSpace(text) == "" && strings.Contains(text, "\n") {
		return
	}
	t.out.WriteString(text)
}

func lineBreak(level int) string {
	return "\n" + strings.Repeat("  ", max(level, 0))
}

// tag copies one tag to the output, with its attributes tidied, and counts how deep the tags are nested.
func (t *tidier) tag() {
	if t.in == "" {
		return
	}
	if strings.HasPrefix(t.in, "</") || strings.HasPrefix(t.in, "<!") {
		if t.in[1] == '/' {
			t.level--
		}
		n := strings.IndexByte(t.in, '>') + 1
		t.out.WriteString(t.in[:n])
		t.in = t.in[n:]
		return
	}
	n := strings.IndexAny(t.in, " \t\n/>")
	name := t.in[1:n]
	t.in = t.in[n:]
	attributes, closed := t.attributes()
	t.out.WriteString("<" + name)
	for _, a := range attributes {
		t.out.WriteString(" " + a)
	}
	if closed {
		t.out.WriteString("/")
	} else if !slices.Contains(voidTags, name) {
		t.level++
	}
	t.out.WriteString(">")
}

// voidTags never have a closing tag.
var voidTags = []string{"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
	"wbr"}

// attributes reads to the end of a tag; closed says whether that is "/>".
func (t *tidier) attributes() (list []string, closed bool) {
	for {
		t.in = strings.TrimLeft(t.in, " \t\n")
		switch {
		case t.in == "":
			return list, false
		case t.in[0] == '>':
			t.in = t.in[1:]
			slices.Sort(list)
			return list, closed
		case t.in[0] == '/':
			t.in = t.in[1:]
			closed = true
		default:
			if a := t.attribute(); a != "" {
				list = append(list, a)
			}
		}
	}
}

// attribute reads one attribute and gives it as HTML, or nothing when HTML says
// it by leaving the attribute out.
func (t *tidier) attribute() string {
	n := strings.IndexAny(t.in, "= \t\n/>")
	name := t.in[:n]
	t.in = t.in[n:]
	value, given := "", strings.HasPrefix(t.in, "=")
	if given {
		value = t.value()
	}
	switch {
	case slices.Contains(switches, name):
		if value == "false" {
			return ""
		}
		return name
	case !given && saysTrue(name):
		value = "true"
	case !given:
		return name
	}
	if strings.HasPrefix(value, "/") && !strings.HasPrefix(value, "//") && slices.Contains(addresses, name) {
		value = t.up + value[1:]
	}
	return name + `="` + quoter.Replace(value) + `"`
}

// value reads what follows an equals sign: quoted for Go by the encoder, or for
// HTML where a component gave raw markup.
func (t *tidier) value() string {
	t.in = t.in[1:]
	if quoted, err := strconv.QuotedPrefix(t.in); err == nil {
		t.in = t.in[len(quoted):]
		value, err := strconv.Unquote(quoted)
		if err == nil {
			return html.UnescapeString(value)
		}
	}
	value, rest, _ := strings.Cut(strings.TrimPrefix(t.in, `"`), `"`)
	t.in = rest
	return html.UnescapeString(value)
}

// switches are true by being there.
var switches = []string{"async", "autofocus", "autoplay", "checked", "controls", "default", "defer", "disabled",
	"hidden", "inert", "loop", "multiple", "muted", "open", "readonly", "required", "reversed", "selected"}

// addresses are the attributes that lead somewhere.
var addresses = []string{"action", "formaction", "href", "poster", "src"}

// saysTrue tells of an attribute that is not true by being there, and for which
// an empty value would make no sense.
func saysTrue(name string) bool {
	return strings.HasPrefix(name, "aria-") || name == "contenteditable" || name == "draggable" || name == "spellcheck"
}

var quoter = strings.NewReplacer(`&`, "&amp;", `"`, "&quot;", `<`, "&lt;")
