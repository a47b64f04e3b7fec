package workbench

import (
	"fmt"
	"strings"
	"testing"

	"tablier/app/i18n"
)

// Of what is printed beyond the limit the first and the last lines are shown, and it is said how many are left out,
// however it comes.
func TestFirstAndLastLinesAreShown(t *testing.T) {
	leftOut := i18n.ProgramsOf(i18n.French).LeftOut
	const lines = 5_000
	for _, each := range []int{1, 7, lines} {
		var p Printed
		for from := 0; from < lines; from += each {
			text := ""
			for n := from; n < min(lines, from+each); n++ {
				text += fmt.Sprintf("line %d é\n", n)
			}
			p.add(text, 0)
		}
		shown := strings.Split(strings.TrimSuffix(p.Text(leftOut), "\n"), "\n")
		if len(shown) > lines/2 || shown[0] != "line 0 é" || shown[len(shown)-1] != "line 4999 é" {
			t.Fatalf("%d lines a time: %d are shown, from %q to %q", each, len(shown), shown[0], shown[len(shown)-1])
		}
		if want := leftOut(lines - len(shown) + 1); !strings.Contains(p.Text(leftOut), "\n"+want+"\n") {
			t.Errorf("%d lines a time: nothing says %q", each, want)
		}
	}
	var p Printed
	p.add("a\n", 0)
	p.add("b", 0)
	if p.Text(leftOut) != "a\nb" {
		t.Errorf("of little is shown %q", p.Text(leftOut))
	}
	p.add("z\n", 12)
	if got := p.Text(leftOut); got != "a\nb\n"+leftOut(12)+"\nz\n" {
		t.Errorf("where the program's side has left lines out is shown %q", got)
	}
	p = Printed{}
	for range 5 * maxPrinted {
		p.add("a ", 0) // as print("a", end=" ") does
	}
	p.add("\n"+strings.Repeat("b", maxPrinted)+"\n", 0)
	if want := leftOut(2); !strings.Contains(p.Text(leftOut), want) {
		t.Errorf("of a line in pieces and the next one nothing says %q", want)
	}
	p = Printed{}
	p.add(strings.Repeat("é", 10*maxPrinted), 0)
	got := p.Text(leftOut)
	if len(got) > 3*maxPrinted || !strings.HasSuffix(got, "éé") || strings.Contains(got, "\ufffd") {
		t.Errorf("of one long line are shown %d bytes", len(got))
	}
}
