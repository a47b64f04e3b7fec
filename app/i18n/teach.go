package i18n

// Teach are the sentences of the page for teachers. The lessons are a game's own.
type Teach struct {
	Title, Description string
	Lead               string
	LessonsTitle       string
	Lesson             func(number int) string
	Minutes            func(minutes int) string
	Known, Phases      string
	Links, Observe     string
	Name               string // the line for a pupil's name
	SheetOf            func(number int, title string) string
}

// A Syllabus is what the page for teachers says of syllabuses. It is long: a page fetches it where somebody wants it.
type Syllabus struct {
	Minimax []string // what is not on the syllabus of the lycée
	Sources string
	Courses []TeachCourse
}

// A TeachCourse is a course, and what of its syllabus is served.
type TeachCourse struct {
	Name  string
	Items []TeachItem
}

// A TeachItem is an item of a syllabus, and the piece that serves it.
type TeachItem struct {
	Item, Serves string
}
