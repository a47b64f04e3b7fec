package teach

import (
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
)

func render(lang i18n.Lang) (*Kind, string) {
	kind := New(&shell.Site{Nav: nav.Paths{Root: "/a/"}, Lang: lang}, games.Boards(games.All()))
	return kind, app.HTMLString(kind.Page(nav.TeachRoute))
}

// Every lesson has an address, a plan and two papers, which are hidden until somebody asks for them.
func TestLessons(t *testing.T) {
	for _, lang := range i18n.Langs() {
		kind, html := render(lang)
		m := i18n.TeachOf(lang)
		for i, session := range kind.game.Sessions(lang) {
			number := string(rune('1' + i))
			for _, part := range []string{
				`id="seance-` + number + `"`, `href="/a/atelier/enseigner/#seance-` + number + `"`,
				`id="fiche-` + number + `"`, `id="corrige-` + number + `"`,
				m.Lesson(i+1) + " · " + m.Minutes(55), session.Title,
			} {
				if !strings.Contains(html, part) {
					t.Errorf("%s: no %s", lang, part)
				}
			}
		}
		if papers := strings.Count(html, `class="paper folded"`); papers != 2*len(kind.game.Sessions(lang)) {
			t.Errorf("%s: %d papers are hidden", lang, papers)
		}
		if d := kind.Describe(nav.TeachRoute, lang); d.Title != m.Title || d.Text == "" {
			t.Errorf("%s: %+v", lang, d)
		}
	}
}

// A pupil's paper says nothing of the answers.
func TestSheetKeepsTheAnswers(t *testing.T) {
	for _, lang := range i18n.Langs() {
		kind, _ := render(lang)
		p := kind.Page(nav.TeachRoute).(*page)
		for i, session := range kind.game.Sessions(lang) {
			sheet, answers := string(p.sheet(i18n.TeachOf(lang), i)), string(p.answers(i18n.TeachOf(lang), i))
			for number, q := range session.Questions {
				text, _, _ := strings.Cut(string(paragraphs(q.Answer)), "\n")
				if strings.Contains(sheet, text) || !strings.Contains(answers, text) {
					t.Errorf("%s: the answer to question %d of lesson %d is on the wrong paper", lang, number+1, i+1)
				}
			}
			lines := 0
			for _, q := range session.Questions {
				lines += q.Lines
			}
			if got := strings.Count(sheet, "<p></p>"); got != lines {
				t.Errorf("%s: %d lines to write on, want %d", lang, got, lines)
			}
		}
	}
}

// It is said that minimax is not on the syllabus of the lycée, and no item of its courses is about it.
func TestMinimaxIsNotOnTheSyllabus(t *testing.T) {
	for lang, words := range map[i18n.Lang]string{
		i18n.French: "Minimax n’est pas au programme de NSI", i18n.English: "Minimax is not on the syllabus of NSI",
	} {
		if _, html := render(lang); !strings.Contains(html, words) {
			t.Errorf("%s: it is not said", lang)
		}
		for _, course := range i18n.SyllabusOf(lang).Courses {
			for _, item := range course.Items {
				named := regexp.MustCompile(`(?i)min.?max|alpha|attract`).MatchString(item.Item)
				if named && strings.HasPrefix(course.Name, "NSI") {
					t.Errorf("%s: %s is said to have %s", lang, course.Name, item.Item)
				}
				pruned := strings.Contains(strings.ToLower(item.Item), "alpha")
				if pruned && !strings.HasPrefix(course.Name, "MPI") {
					t.Errorf("%s: %s is said to have %s", lang, course.Name, item.Item)
				}
			}
		}
	}
}
