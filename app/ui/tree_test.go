package ui

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// flat is markup without the space between tags.
func flat(e app.UI) string {
	var b strings.Builder
	for _, line := range strings.Split(app.HTMLString(e), "\n") {
		b.WriteString(strings.TrimSpace(line))
	}
	return b.String()
}

// A text with holes makes the elements that calls of functions make.
func TestTree(t *testing.T) {
	list := []app.UI{elem("li").Text("a"), elem("li").Text("<b>")}
	got := Tree(`<div id="{}" class="x {}" hidden="{}" title="{}">
			<p>Hello {}, {}</p><ul>{}</ul><i class="{}"></i>{}
		</div>`, "here", "y", false, "", "Zoé", "you", list, "mark", elem("hr"))
	want := elem("div").Attr("id", "here").Attr("class", "x y").Body(
		elem("p").Body(app.Text("Hello "), app.Text("Zoé"), app.Text(", "), app.Text("you")),
		elem("ul").Body(list...), elem("i").Attr("class", "mark"), elem("hr"),
	)
	sorted := func(s string) string { // attributes come in any order
		for _, pair := range [][2]string{{`class="x y" id="here"`, `id="here" class="x y"`}} {
			s = strings.ReplaceAll(s, pair[0], pair[1])
		}
		return s
	}
	if sorted(flat(got)) != sorted(flat(want)) {
		t.Errorf("%s\nwant\n%s", flat(got), flat(want))
	}
	if html := flat(Tree(`<p hidden="{}"></p>`, true)); !strings.Contains(html, "hidden") {
		t.Errorf("not hidden: %s", html)
	}
	if html := flat(Tree(`<p title="{} and {}">{}</p>`, "{}", "b", "{}")); html != `<p title="{} and b">{}</p>` {
		t.Errorf("what fills a hole is looked through: %s", html)
	}
}

// A template may stand in several lines: a line break between holes is no text, as a space between them is.
func TestTreeInLines(t *testing.T) {
	got := Tree(`<p>
			{}
			{} {}
		</p>`, "a", elem("b"), "c")
	want := elem("p").Body(app.Text("a"), elem("b"), app.Text(" "), app.Text("c"))
	if got, want := app.HTMLString(got), app.HTMLString(want); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Fields have no end, drawings are of another kind of elements, and handlers are methods as they stand.
func TestTreeOfFieldsAndDrawings(t *testing.T) {
	handler := func(app.Context, app.Event) {}
	got := flat(Tree(`<label onclick="{}"><input type="radio" checked="{}"><br>
		<svg viewBox="0 0 1 1"><use href="#{}"></use></svg></label>`, handler, false, "i-mark"))
	for _, want := range []string{`<use href="#i-mark"`, `<br>`, `translate="no"`} {
		if !strings.Contains(got, want) {
			t.Errorf("no %s in %s", want, got)
		}
	}
	if !strings.HasSuffix(got, "</svg></label>") {
		t.Errorf("%s does not end as it should", got)
	}
}

// A link leads to its address, and is followed by its handler.
func TestTreeOfLinks(t *testing.T) {
	follow := func(app.Context, app.Event) {}
	link := Link{"/there", follow, app.EventScope("there")}
	got := Tree(`<a class="go" href="{}">{}</a>`, link, "Go")
	want := elem("a").Class("go").Attr("href", "/there").OnClick(follow, app.EventScope("there"))
	if err := app.Match(want, got); err != nil {
		t.Error(err)
	}
	if err := app.Match(elem("a").Class("go").Attr("href", "/there").On("focus", follow), got); err == nil {
		t.Error("any link is the same to this test")
	}
}

// A text that is not in order, and holes that do not fit, are mistakes that are found at once.
func TestTreePanics(t *testing.T) {
	for name, build := range map[string]func(){
		"no end":          func() { Tree(`<p>`) },
		"more after it":   func() { Tree(`<p></p><p></p>`) },
		"a hole too many": func() { Tree(`<p>{}</p>`) },
		"one too few":     func() { Tree(`<p></p>`, "x") },
		"a number":        func() { Tree(`<p>{}</p>`, 1) },
		"of an attribute": func() { Tree(`<p id="{}"></p>`, 1) },
		"another end":     func() { Tree(`<p></b>`) },
		"no value":        func() { Tree(`<p hidden></p>`) },
	} {
		func() {
			defer func() {
				if why, ok := recover().(string); !ok || !strings.HasPrefix(why, "ui: ") {
					t.Errorf("%s: %q", name, why)
				}
			}()
			build()
		}()
	}
}
