package site

import (
	"encoding/json"
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/teach"
)

// The page with the answers to lessons is the only one that search engines are asked not to show, and only the page of
// the lessons links to it; the files with the lessons have no answers, and those with the answers are kept offline.
func TestAnswersAreApart(t *testing.T) {
	s := built(t)
	const unlisted, link = `<meta name="robots" content="noindex">`, `corriges/"`
	answers, teachers := fileOf(nav.AnswersRoute), fileOf(nav.SessionsRoute)
	for _, name := range s.pages() {
		text := string(s.Files[name])
		if got := strings.Contains(text, unlisted); got != (name == answers) {
			t.Errorf("%s asks not to be shown: %t", name, got)
		}
		if got := strings.Contains(text, link); got != (name == teachers) && name != answers {
			t.Errorf("%s links to the answers: %t", name, got)
		}
	}
	for _, lang := range i18n.Langs() {
		for file, want := range map[string]bool{
			nav.SessionsFile(string(lang)): false, nav.AnswersFile(string(lang)): true,
		} {
			place := s.Place(file)
			texts := &teach.Texts{}
			if err := json.Unmarshal(s.Files[place], texts); err != nil || !Offline(place) {
				t.Fatalf("%s: %v, kept offline: %t", place, err, Offline(place))
			}
			for _, session := range append(texts.Sessions, texts.Subjects...) {
				for i, q := range session.Questions {
					if got := q.Answer != ""; got != want {
						t.Errorf("%s: %s, question %d has an answer: %t", place, session.Title, i+1, got)
					}
				}
			}
		}
	}
}
