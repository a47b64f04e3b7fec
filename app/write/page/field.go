package page

import (
	"unicode/utf16"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/sandbox/runner"
	"tablier/app/shell"
	"tablier/app/ui"
)

// fieldID is the id of the field with the program.
const fieldID = "program"

// A field is the field with the program.
type field struct {
	site   *shell.Site
	python *runner.Runner
	lines  app.Value // the editor of web/python that dresses the field; nil before it is there
}

// dress gives the field line numbers and colours, once both are there.
func (f *field) dress() {
	if lines := f.python.Editor(app.Window().GetElementByID(fieldID)); lines != nil {
		f.lines = lines
	}
}

// Put implements workbench.Editor.
func (f *field) Put(text string) {
	ui.Later(f.site.Context(), fieldID, func(element app.Value) {
		element.Set("value", text)
		f.dress()
		if f.lines != nil {
			f.lines.Call("draw")
		}
	})
}

// Replace implements workbench.Editor.
func (f *field) Replace(text string) {
	if f.lines == nil {
		f.Put(text)
		return
	}
	f.lines.Call("replace", text)
}

// Mark implements workbench.Editor.
func (f *field) Mark(line int) {
	if f.lines != nil {
		f.lines.Call("mark", line)
	}
}

// Line implements workbench.Editor.
func (f *field) Line() int {
	element := app.Window().GetElementByID(fieldID)
	start := element.Get("selectionStart")
	if !start.Equal(element.Get("selectionEnd")) {
		return 0
	}
	return lineAt(element.Get("value").String(), start.Int())
}

// press types a sign as a key would; ← and → move the caret.
func (f *field) press(sign string) {
	if f.lines != nil {
		f.lines.Call("press", sign)
	}
}

// lineAt returns the line of a place in a text, which browsers count in units of UTF-16.
func lineAt(text string, units int) int {
	line := 1
	for _, r := range text {
		if units -= utf16.RuneLen(r); units < 0 {
			break
		}
		if r == '\n' {
			line++
		}
	}
	return line
}
