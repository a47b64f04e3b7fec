package paper

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"tablier/app/board"
)

var (
	declared = regexp.MustCompile(`--(pa-[a-z0-9-]+): (#[0-9A-Fa-f]+)`)
	used     = regexp.MustCompile(`var\(--(pa-[a-z0-9-]+)\)`)
)

// paintsOf returns the paints that a rule of the style sheet declares.
func paintsOf(t *testing.T, selector string) map[string]string {
	t.Helper()
	text, err := os.ReadFile("../../web/css/studio/paper.css")
	if err != nil {
		t.Fatal(err)
	}
	_, rule, ok := strings.Cut(string(text), "\n"+selector+" {")
	if !ok {
		t.Fatalf("there is no rule for %s", selector)
	}
	rule, _, _ = strings.Cut(rule, "}")
	paints := map[string]string{}
	for _, found := range declared.FindAllStringSubmatch(rule, -1) {
		paints[found[1]] = found[2]
	}
	return paints
}

// Every paint of the drawings has a colour, and in black and white a white, a grey or a black.
func TestPlainPaints(t *testing.T) {
	colours, plain := paintsOf(t, ".pa-room, .pa-lesson, .tf-print"), paintsOf(t, ".pa-plain")
	grey := regexp.MustCompile(`^#(?:([0-9A-F])([0-9A-F])([0-9A-F])|([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2}))$`)
	for name, colour := range plain {
		m := grey.FindStringSubmatch(colour)
		if m == nil || m[1] != m[2] || m[2] != m[3] || m[4] != m[5] || m[5] != m[6] {
			t.Errorf("%s is %s", name, colour)
		}
	}
	seen := map[string]bool{}
	each(t, func(t *testing.T, s *board.Sheet) {
		for _, found := range used.FindAllStringSubmatch(s.Body, -1) {
			if seen[found[1]] = true; colours[found[1]] == "" || plain[found[1]] == "" {
				t.Errorf("%s has no colour", found[1])
			}
		}
	})
	for name := range colours {
		if !seen[name] {
			t.Errorf("nothing is painted with %s", name)
		}
	}
}

// Pieces are told apart in black and white: by marks, by rings, or one is dark.
func TestPiecesAreToldApart(t *testing.T) {
	marks := map[string]int{}
	for _, s := range of(t, "hyle-pions") {
		if s.attr["fill"] == "" && s.tag != "text" {
			marks[s.tag+s.attr["d"]+s.attr["r"]]++
		}
	}
	if len(marks) != 5 {
		t.Errorf("the pawns have %d marks: %v", len(marks), marks)
	}
	for mark, n := range marks {
		if n != 5 {
			t.Errorf("%d pawns have the mark %s", n, mark)
		}
	}
	rings := 0
	for _, s := range of(t, "tapatan") {
		if s.attr["stroke"] == "var(--pa-ring)" {
			rings++
		}
	}
	if rings != 3 {
		t.Errorf("%d balls have rings", rings)
	}
	plain := paintsOf(t, ".pa-plain")
	for _, dark := range []string{"pa-dark", "pa-shield"} {
		if plain[dark] > "#6" {
			t.Errorf("%s is %s", dark, plain[dark])
		}
	}
}
