package statements

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/kept"
	"tablier/app/licence"
	"tablier/app/nav"
	"tablier/app/shell"
)

// themes are how many criteria each of the thirteen themes of RGAA 4.1 has.
var themes = []int{9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12}

// The audit has each of the 106 criteria once, in order, with a verdict; what is not respected or does not apply is
// explained in both languages.
func TestAuditHasEveryCriterion(t *testing.T) {
	var want []string
	for theme, n := range themes {
		for i := range n {
			want = append(want, fmt.Sprintf("%d.%d", theme+1, i+1))
		}
	}
	list := criteria()
	if len(list) != 106 || len(want) != 106 {
		t.Fatalf("%d criteria, want 106", len(list))
	}
	for i, c := range list {
		if c.Number != want[i] {
			t.Errorf("criterion %s in the place of %s", c.Number, want[i])
		}
		if c.Verdict != respected && c.Verdict != broken && c.Verdict != absent {
			t.Errorf("%s: verdict %s", c.Number, c.Verdict)
		}
		for _, lang := range i18n.Langs() {
			if c.Verdict != respected && seenOf(lang)[c.Number] == "" {
				t.Errorf("%s: nothing says why %s is %s", lang, c.Number, c.Verdict)
			}
		}
	}
	for _, lang := range i18n.Langs() {
		for number := range seenOf(lang) {
			if !strings.Contains(auditFile, "\n"+number+" ") {
				t.Errorf("%s: there is no criterion %s", lang, number)
			}
		}
	}
}

// The page counts its rate from the audit, and says no more of its state than that allows.
func TestRate(t *testing.T) {
	list := criteria()
	good, bad := count(list, respected), count(list, broken)
	if good+bad+count(list, absent) != 106 {
		t.Fatal("verdicts are missing")
	}
	for lang, want := range map[i18n.Lang]string{
		i18n.French:  fmt.Sprintf("%d\u00a0%% des critères applicables sont respectés", 100*good/(good+bad)),
		i18n.English: fmt.Sprintf("%d\u00a0%% of the applicable criteria are respected", 100*good/(good+bad)),
	} {
		html := draw(lang, nav.AccessibilityRoute)
		for _, part := range []string{want, fmt.Sprintf("%d", good+bad), `id="faults"`, `id="criteria"`} {
			if !strings.Contains(html, part) {
				t.Errorf("%s: no %s", lang, part)
			}
		}
		faults := html[strings.Index(html, `id="faults"`):strings.Index(html, `id="criteria"`)]
		if n := strings.Count(faults, "<b>"); n != bad {
			t.Errorf("%s: %d faults are listed, want %d", lang, n, bad)
		}
	}
	if partly := bad > 0 && good >= bad; !partly {
		t.Error("the sentence “partially compliant” is not true any more")
	}
}

// The page about data has a row for each subject, and each key in its row belongs to that.
func TestDataTellsEverySubject(t *testing.T) {
	for _, lang := range i18n.Langs() {
		m := pagesOf(lang)
		if len(m.Subjects) != int(kept.Count) || len(m.Ways) != int(kept.Count) {
			t.Errorf("%s: %d subjects and %d ways, want %d", lang, len(m.Subjects), len(m.Ways), kept.Count)
		}
		if html := draw(lang, nav.DataRoute); !strings.Contains(html, "exercise.*") {
			t.Errorf("%s: no keys in\n%s", lang, html)
		}
	}
}

// Where no licence has been chosen every page says that, and none names one; where one is, its name is said.
func TestLicence(t *testing.T) {
	named := regexp.MustCompile(`CC[ -]BY|Creative Commons|GPL|sous licence MIT|EUPL`)
	for _, lang := range i18n.Langs() {
		for _, route := range (*Kind)(nil).Routes() {
			if found := named.FindString(draw(lang, route)); found != "" {
				t.Errorf("%s, %s: names %s", lang, route, found)
			}
		}
		licence.Choose("")
		without := draw(lang, nav.LicenceRoute)
		licence.Choose(licence.Name("\nLicence of the test 1.0\n\nText.\n"))
		with := draw(lang, nav.LicenceRoute)
		licence.Choose("")
		if strings.Contains(without, "1.0") || !strings.Contains(with, "Licence of the test 1.0") {
			t.Errorf("%s: without\n%s\nwith\n%s", lang, without, with)
		}
	}
}

func draw(lang i18n.Lang, route string) string {
	site := &shell.Site{Nav: nav.Paths{Root: "/a/"}, Lang: lang}
	return app.HTMLString(New(site).Page(route))
}
