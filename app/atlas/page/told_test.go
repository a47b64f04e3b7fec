package page

import (
	"regexp"
	"strings"
	"testing"

	"tablier/app/i18n"
)

// What is told of a position is told in English too, with its numerals.
func TestPositionIsToldInEnglish(t *testing.T) {
	s := perform(t, "p="+trap)
	s.site.Lang = i18n.English
	if want := "Lost in\u00a08."; !strings.HasPrefix(s.words().told(), want) {
		t.Errorf("%q does not begin with %q", s.words().told(), want)
	}
	html := s.html()
	for _, want := range []string{"5,390", "Lost in\u00a08", "won in\u00a07", "1,860"} {
		if !strings.Contains(html, want) {
			t.Errorf("no %q on the page", want)
		}
	}
}

// The table counts the positions of every distance, and each of its rows chooses an example, and then another.
func TestTableOfTheRings(t *testing.T) {
	s := perform(t, "")
	_, table, _ := strings.Cut(s.html(), `class="ring-counts`)
	table, _, _ = strings.Cut(table, "</table>")
	var counts []string
	for _, row := range strings.SplitAfter(table, "</tr>") {
		if cells := regexp.MustCompile(`<span>([^<]*)</span>\s*</td>\s*</tr>`).FindStringSubmatch(row); cells != nil {
			counts = append(counts, cells[1])
		}
	}
	want := "416 1\u202f860 368 688 184 300 92 92 109 57 16 1\u202f208"
	if got := strings.Join(counts, " "); got != want {
		t.Errorf("the counts are %s, want %s", got, want)
	}
	chosen := func() (at, plies int) {
		at = s.session.Choice().At
		return at, s.session.Map().Of(at).Plies
	}
	s.act("ring 3")
	first, plies := chosen()
	if plies != 3 {
		t.Errorf("row 3 chooses a position in %d", plies)
	}
	s.act("another")
	if at, plies := chosen(); at == first || plies != 3 {
		t.Errorf("another than %d is %d, in %d", first, at, plies)
	}
}
