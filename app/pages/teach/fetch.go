package teach

import (
	"encoding/json"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// Texts are the long texts of a page, which it fetches in the browser: of the teachers' page the syllabuses, the
// pictures on its doors and the Python package, of the lessons all but the answers, of the answers nothing else.
type Texts struct {
	Sessions, Subjects []board.Session
	Syllabus           i18n.Syllabus
	Pictures           map[string]ui.HTML // by the routes to which their doors lead
	Modules            map[string]string  // of the Python package, by their paths
	Packed             int                // how many bytes the package has
}

// fileOf returns the name of the file with the texts of a page.
func fileOf(route string, lang i18n.Lang) string {
	switch route {
	case nav.AnswersRoute:
		return nav.AnswersFile(string(lang))
	case nav.SessionsRoute:
		return nav.SessionsFile(string(lang))
	}
	return nav.TeachFile(string(lang))
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
		k.scroll()
	})
}

// lessonAsked returns the id of the lesson or of the subject in the address, empty for none.
func (k *Kind) lessonAsked() string {
	at := k.site.Nav.Opens(app.Window().URL())
	if strings.HasPrefix(at, lessonID) || strings.HasPrefix(at, subjectID) {
		return at
	}
	return ""
}

// scroll shows the lesson in the address.
func (k *Kind) scroll() {
	if at := k.lessonAsked(); at != "" {
		k.site.Later(at, func(lesson app.Value) { lesson.Call("scrollIntoView") })
	}
}

// texts returns the texts of a page, empty before they are fetched.
func (k *Kind) texts(route string, lang i18n.Lang) *Texts {
	file := fileOf(route, lang)
	if come := k.fetched[file]; come != nil {
		return come
	}
	if own := ownTexts(route, lang, k.games); own != nil {
		k.fetched[file] = own
		return own
	}
	return &Texts{}
}
