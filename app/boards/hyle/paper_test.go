package hyle

import (
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/hyle"
)

// The small boards beside the printed rules show what their texts say: a slide that the rules allow, and a row of eight
// points.
func TestPrintedRules(t *testing.T) {
	start, err := hyle.Spec().Parse(rules.Setup{Variant: "5"}, slidRows+" o")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := start.Play(slidMove); err != nil {
		t.Error(err)
	}
	rows := strings.Split(fullRows, "/")
	if rows[2] != "abcba" {
		t.Errorf("the middle row is %s", rows[2])
	}
	for _, lang := range i18n.Langs() {
		if text := paperOf(lang).rules.Steps[2].Text; !strings.Contains(text, "3 + 5 = 8") {
			t.Errorf("%s: %s", lang, text)
		}
	}
	pawns := map[rune]int{}
	for _, on := range strings.ReplaceAll(fullRows, "/", "") {
		pawns[on]++
	}
	if len(pawns) != 5 || pawns['a'] != 5 || pawns['b'] != 5 || pawns['c'] != 5 || pawns['d'] != 5 {
		t.Errorf("the full board has %v", pawns)
	}
}
