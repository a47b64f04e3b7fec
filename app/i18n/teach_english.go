package i18n

import "strconv"

var englishTeach = Teach{
	Title: "For teachers",
	Description: "Four lessons of 55 minutes on game trees, with sheets and answers to print, and what they serve of " +
		"the French syllabuses of NSI, MPI and common computer science.",
	Lead: "Four lessons, each with a sheet to print and its answers. Everything works offline and without an account, " +
		"and nothing that pupils do leaves their device.",
	Syllabus:     "What each piece serves",
	LessonsTitle: "The four lessons",
	Lesson:       func(number int) string { return "Lesson " + strconv.Itoa(number) },
	Minutes:      func(minutes int) string { return strconv.Itoa(minutes) + " min" },
	Known:        "What pupils know already", Phases: "Course of the lesson", Links: "Links of the lesson",
	Observe: "What to observe", Sheet: "The pupil’s sheet", Answers: "Answers",
	PrintSheet: "Print the sheet", PrintAnswers: "Print the answers",
	Name:    "Name:",
	SheetOf: func(number int, title string) string { return "Lesson " + strconv.Itoa(number) + ". " + title },
	AnswersOf: func(number int, title string) string {
		return "Lesson " + strconv.Itoa(number) + ", answers. " + title
	},
}
