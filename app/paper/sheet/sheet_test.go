package sheet

import (
	"strings"
	"testing"
)

// Lines are no wider than asked for, and no word is lost; a word that is wider stands alone.
func TestWrap(t *testing.T) {
	const text = "Un pion qui touche un ami, même par un coin, glisse tout droit. Extraordinairement\u00a0long"
	for _, bold := range []bool{false, true} {
		for _, width := range []float64{8, 14, 30, 200} {
			lines := Wrap(text, width, bold)
			if got := strings.Join(lines, " "); got != text {
				t.Errorf("%g: %q", width, got)
			}
			for _, line := range lines {
				if Width(line, bold) > width && strings.Contains(line, " ") {
					t.Errorf("%g: %q is too wide", width, line)
				}
			}
		}
	}
	if Width("ab", true) <= Width("ab", false) || Width("ч", false) < 1 {
		t.Error("bold or unknown letters are too narrow")
	}
}

// Rules are written as large as there is room for, and never smaller than their size.
func TestRulesFillTheirRoom(t *testing.T) {
	steps := make([]Step, 4)
	for i := range steps {
		steps[i] = Step{Head: "Head", Text: strings.Repeat("word ", 20)}
	}
	size := func(end float64, n int) (largest string) {
		d := &Drawing{}
		d.Rules(&Text{Title: "T", Lead: "L", Steps: steps[:n]}, FigureSize, end, nil)
		if !strings.Contains(d.Markup(), `font-size="5.2"`) {
			largest = "larger"
		}
		return largest
	}
	if size(RulesEnd, 2) != "larger" || size(60, 4) == "larger" {
		t.Error("the letters do not follow the room")
	}
}

// Lengths are written in hundredths of a millimetre, texts as markup.
func TestMarkup(t *testing.T) {
	d := &Drawing{}
	d.Circle(1.0/3, 2, 3, Filled(White, .5))
	d.Text(1, 2, Hand{Size: 4}, "a < b & c")
	d.Placed(1, 2, .5, true, func() { d.Segment(0, 0, 1, 1, Cut) })
	const want = `<circle cx="0.33" cy="2" r="3" fill="#FFF" stroke="#000" stroke-width="0.5"/>` +
		`<text x="1" y="2" font-size="4">a &lt; b &amp; c</text>` +
		`<g transform="translate(1 2) rotate(180) scale(0.5)"><line x1="0" y1="0" x2="1" y2="1" fill="none" ` +
		`stroke="#777" stroke-width="0.3" stroke-dasharray="1.4 1.2"/></g>`
	if got := d.Markup(); got != want {
		t.Error(got)
	}
}
