package teach

import (
	"encoding/json"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/teach/handout"
	"tablier/app/shell"
	"tablier/app/ui"
)

func render(lang i18n.Lang, route string) (*Kind, string) {
	kind := New(&shell.Site{Nav: nav.Paths{Root: "/a/"}, Lang: lang}, games.Boards(games.All()))
	return kind, app.HTMLString(kind.Page(route))
}

// Every lesson and every subject has an address, a plan and its papers, which are hidden until somebody asks for them.
func TestLessons(t *testing.T) {
	for _, lang := range i18n.Langs() {
		kind, html := render(lang, nav.SessionsRoute)
		m, texts := i18n.TeachOf(lang), SessionsOf(lang, kind.games)
		for i, session := range texts.Sessions {
			wantParts(t, lang, html, []string{
				`id="seance-%d"`, `href="/a/atelier/seances/#seance-%d"`, `id="fiche-%d"`, `id="print-fiche-%d"`,
				`id="markdown-fiche-%d"`, m.Lesson(i+1) + " · " + m.Minutes(session.Minutes()),
				escaped(session.Title),
			}, i+1)
		}
		for i, subject := range texts.Subjects {
			wantParts(t, lang, html, []string{
				`id="sujet-%d"`, `href="/a/atelier/seances/#sujet-%d"`, `id="enonce-%d"`, `id="print-enonce-%d"`,
				`id="markdown-enonce-%d"`, escaped(subject.Title),
			}, i+1)
		}
		wantParts(t, lang, html, []string{`id="grille-7"`, `href="/a/atelier/enseigner/corriges/"`}, 0)
		papers := len(texts.Sessions) + len(texts.Subjects) + 1
		if got := strings.Count(html, `class="paper folded"`); got != papers || papers != 10 {
			t.Errorf("%s: %d papers are hidden, of %d", lang, got, papers)
		}
		if d := kind.Describe(nav.SessionsRoute, lang); d.Back != nav.TeachRoute || d.Text != m.Description || d.Unlisted {
			t.Errorf("%s: %+v", lang, d)
		}
	}
}

// escaped returns a text as it stands in markup.
func escaped(text string) string { return string(ui.EscapeText(text)) }

// wantParts checks that a page has parts, with a number in the place of %d.
func wantParts(t *testing.T, lang i18n.Lang, html string, parts []string, number int) {
	t.Helper()
	for _, part := range parts {
		if part = strings.ReplaceAll(part, "%d", strconv.Itoa(number)); !strings.Contains(html, part) {
			t.Errorf("%s: no %s", lang, part)
		}
	}
}

// The answers are on a page of their own, which search engines are asked to leave out: neither the papers nor their
// file have any of them, and both pages say that who looks for the answers finds them.
func TestSheetKeepsTheAnswers(t *testing.T) {
	for _, lang := range i18n.Langs() {
		kind, page := render(lang, nav.SessionsRoute)
		_, answers := render(lang, nav.AnswersRoute)
		sessions := append(lessonGame(kind.games).Sessions(lang), subjects(lang, kind.games)...)
		for i, session := range sessions {
			bare := asked(session)
			file, err := json.Marshal(bare)
			if err != nil {
				t.Fatal(err)
			}
			sheet := string(handout.Sheet(&bare, "", "", func(string) ui.HTML { return "" }).HTML())
			if end := len(sheet) - len("</div>"); !strings.Contains(page, sheet[end-200:end]) {
				t.Errorf("%s: the page does not have the sheet of %s", lang, session.Title)
			}
			for number, q := range session.Questions {
				first, _, _ := strings.Cut(q.Answer, "\n")
				for _, text := range []string{first, lastLine(q)} {
					if text == "" {
						continue
					}
					if strings.Contains(sheet, escaped(text)) || strings.Contains(string(file), text) {
						t.Errorf("%s: the answer to question %d of %d is on the wrong page: %s", lang, number+1, i+1, text)
					}
					if plain := strings.ReplaceAll(escaped(text), "`", ""); !strings.Contains(codeless(answers), plain) {
						t.Errorf("%s: the answer to question %d of %d is missing: %s", lang, number+1, i+1, text)
					}
				}
			}
		}
		d := kind.Describe(nav.AnswersRoute, lang)
		if !d.Unlisted || d.Title != keyOf(lang).title || d.Back != nav.TeachRoute {
			t.Errorf("%s: %+v", lang, d)
		}
		for _, html := range []string{page, answers} {
			if !regexp.MustCompile(`solutions (des exercices|of the exercises)`).MatchString(html) {
				t.Errorf("%s: it is not said that solutions ship with the site", lang)
			}
		}
	}
}

// lastLine returns the last line of an answer's program that is long enough to be told from others, and is not asked.
func lastLine(q board.Question) string {
	lines := strings.Split(strings.TrimSpace(q.AnswerCode), "\n")
	slices.Reverse(lines)
	for _, line := range lines {
		if line = strings.TrimSpace(line); len(line) > 30 && !strings.Contains(q.Code, line) {
			return line
		}
	}
	return ""
}

// codeless returns markup without the marks of programs within texts.
func codeless(html string) string {
	return regexp.MustCompile(`<span class="hand-code" translate="no">([^<]*)</span>`).ReplaceAllString(html, "$1")
}

// A sheet has as many lines to write on as its questions say.
func TestLinesToWriteOn(t *testing.T) {
	for _, lang := range i18n.Langs() {
		kind, _ := render(lang, nav.TeachRoute)
		for _, s := range SessionsOf(lang, kind.games).Sessions {
			lines := 0
			for _, q := range s.Questions {
				lines += q.Lines
			}
			sheet := handout.Sheet(&s, s.Title, "", func(string) ui.HTML { return "" }).HTML()
			if got := strings.Count(string(sheet), "<p></p>"); got != lines {
				t.Errorf("%s, %s: %d lines to write on, want %d", lang, s.Title, got, lines)
			}
		}
	}
}

// It is said that minimax is not on the syllabus of the lycée, and no item of its courses is about it.
func TestMinimaxIsNotOnTheSyllabus(t *testing.T) {
	for lang, words := range map[i18n.Lang]string{
		i18n.French: "Minimax n’est pas au programme de NSI", i18n.English: "Minimax is not on the syllabus of NSI",
	} {
		if _, html := render(lang, nav.TeachRoute); !strings.Contains(html, words) {
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
