package teach

import (
	"encoding/json"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
)

// Texts are the long texts of a page, which it fetches in the browser. Those of the teachers' page have no answers,
// those of the answers nothing else.
type Texts struct {
	Sessions, Subjects []board.Session
	Syllabus           i18n.Syllabus
}

// fileOf returns the name of the file with the texts of a page.
func fileOf(route string, lang i18n.Lang) string {
	if route == nav.AnswersRoute {
		return nav.AnswersFile(string(lang))
	}
	return nav.SessionsFile(string(lang))
}

// fetch fetches the texts of a page in its language, and scrolls to the lesson in the address.
func (k *Kind) fetch(route string) {
	file := fileOf(route, k.site.Lang)
	if _, asked := k.fetched[file]; asked || !app.IsClient {
		return
	}
	k.fetched[file] = nil
	shell.Demand(k.site.Context(), file, func(text string, _ bool) {
		come := &Texts{}
		if err := json.Unmarshal([]byte(text), come); err != nil {
			app.Log(err)
			delete(k.fetched, file)
			return
		}
		k.fetched[file] = come
		k.site.Context().Update()
		at := app.Window().URL().Fragment
		if strings.HasPrefix(at, lessonID) || strings.HasPrefix(at, subjectID) {
			k.site.Later(at, func(lesson app.Value) { lesson.Call("scrollIntoView") })
		}
	})
}

// texts returns the texts of a page, empty before they are fetched.
func (k *Kind) texts(route string, lang i18n.Lang) *Texts {
	if own := ownTexts(route, lang, k.games); own != nil {
		return own
	}
	if come := k.fetched[fileOf(route, lang)]; come != nil {
		return come
	}
	return &Texts{}
}
