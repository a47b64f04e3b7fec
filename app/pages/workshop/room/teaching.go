package room

import (
	"cmp"

	"tablier/app/i18n"
	"tablier/app/nav"
)

// teachingTexts are what the rooms for teachers say of themselves.
type teachingTexts struct {
	Lessons, LessonsSentence   string
	Set, Sets, SetSentence     string
	Notebook, NotebookSentence string
	Print, PrintSentence       string

	Licence, MoreLicence      string
	Accessibility, Accessible string
	Missing                   string
	Privacy, Private, Record  string
	Shared, Sharing, Fresh    string
}

// teaching are the rooms for teachers, in the order in which they are offered. The sentences of the notebook and of
// the sheets are about those, once they are there.
var teaching = []room{
	{
		route: nav.TeachRoute, name: func(lang i18n.Lang) string { return i18n.Of(lang).Workshop.Teach },
		sentence: func(lang i18n.Lang, _ string) string { return i18n.Of(lang).Workshop.TeachSheets },
	},
	{
		route: nav.SessionsRoute, name: func(lang i18n.Lang) string { return teachingOf(lang).Lessons },
		sentence: func(lang i18n.Lang, _ string) string { return teachingOf(lang).LessonsSentence },
	},
	{
		route: nav.ComposeRoute, name: func(lang i18n.Lang) string { return teachingOf(lang).Set },
		sentence: func(lang i18n.Lang, _ string) string { return teachingOf(lang).SetSentence },
		short:    func(lang i18n.Lang) string { return teachingOf(lang).Sets },
	},
	{
		route: nav.NotebookRoute, name: func(lang i18n.Lang) string { return i18n.Of(lang).Workshop.Notebook },
		sentence: func(lang i18n.Lang, class string) string { return cmp.Or(class, teachingOf(lang).NotebookSentence) },
		short:    func(lang i18n.Lang) string { return teachingOf(lang).Notebook },
	},
	{
		route: nav.PrintRoute, name: func(lang i18n.Lang) string { return teachingOf(lang).Print },
		sentence: func(lang i18n.Lang, sheets string) string { return cmp.Or(sheets, teachingOf(lang).PrintSentence) },
	},
}
