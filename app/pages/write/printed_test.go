package write

import (
	"fmt"
	"strings"
	"testing"

	"tablier/app/i18n"
)

// Of what is printed beyond the limit the first and the last lines are shown, and it is said how many are left out,
// however it comes.
func TestFirstAndLastLinesAreShown(t *testing.T) {
	leftOut := i18n.Of(i18n.French).Programs.LeftOut
	const lines = 5_000
	for _, each := range []int{1, 7, lines} {
		var p printed
		for from := 0; from < lines; from += each {
			text := ""
			for n := from; n < min(lines, from+each); n++ {
				text += fmt.Sprintf("line %d é\n", n)
			}
			p.add(text, 0)
		}
		shown := strings.Split(strings.TrimSuffix(p.text(leftOut), "\n"), "\n")
		if len(shown) > lines/2 || shown[0] != "line 0 é" || shown[len(shown)-1] != "line 4999 é" {
			t.Fatalf("%d lines a time: %d are shown, from %q to %q", each, len(shown), shown[0], shown[len(shown)-1])
		}
		if want := leftOut(lines - len(shown) + 1); !strings.Contains(p.text(leftOut), "\n"+want+"\n") {
			t.Errorf("%d lines a time: nothing says %q", each, want)
		}
	}
	var p printed
	p.add("a\n", 0)
	p.add("b", 0)
	if p.text(leftOut) != "a\nb" {
		t.Errorf("of little is shown %q", p.text(leftOut))
	}
	p.add("z\n", 12)
	if got := p.text(leftOut); got != "a\nb\n"+leftOut(12)+"\nz\n" {
		t.Errorf("where the program's side has left lines out is shown %q", got)
	}
	p = printed{}
	for range 5 * mostPrinted {
		p.add("a ", 0) // as print("a", end=" ") does
	}
	p.add("\n"+strings.Repeat("b", mostPrinted)+"\n", 0)
	if want := leftOut(2); !strings.Contains(p.text(leftOut), want) {
		t.Errorf("of a line in pieces and the next one nothing says %q", want)
	}
	p = printed{}
	p.add(strings.Repeat("é", 10*mostPrinted), 0)
	got := p.text(leftOut)
	if len(got) > 3*mostPrinted || !strings.HasSuffix(got, "éé") || strings.Contains(got, "\ufffd") {
		t.Errorf("of one long line are shown %d bytes", len(got))
	}
}

// The console shows the end of what a program has printed.
func TestConsoleShowsTheEnd(t *testing.T) {
	s := perform(t, "e=gagne")
	s.act("run")
	for n := range 300 {
		s.say(fmt.Sprintf(`{"id":2,"event":"print","text":"%sline %d\n"}`, strings.Repeat(`.\n`, 100), n))
	}
	if html := s.html(); !strings.Contains(html, "line 0\n") || !strings.Contains(html, "line 299\n") {
		t.Error("the console has not the first and the last line")
	}
}
