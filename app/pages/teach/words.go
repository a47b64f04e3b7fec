package teach

// catalogue are the sentences about papers and subjects, in one language.
type catalogue struct {
	sheet, subject, grid, key, scheme paperWords
	subjects                          string   // above the list of them
	answers                           []string // what the page with the answers is
	toAnswers                         string
	notions, conditions, links        string // of a subject
	over                              func(number int) string
	subjectOf                         func(number int, title string) string
	gridOf                            func(number int) string
}

// paperWords are those of the controls of a paper, and the word with which its file begins.
type paperWords struct{ name, print, markdown, file string }

// answerWords are the sentences of the page with the answers, in one language.
type answerWords struct {
	title, description, back string
	says                     []string
	answersOf, schemeOf      func(number int, title string) string
}

// frontWords are the sentences of the first page, in one language.
type frontWords struct {
	description, lead            string
	lessons, lessonsSay          string
	sets, setsSay, print         string
	answers                      string // at the head of a paper with them
	own                          string // of what goes into pages of a teacher's own
	pythonSave                   func(kilobytes int) string
	python, pythonSays, pythonDo string
	embed, embedSays, embedDo    string
	moodle, moodleSays           string
	syllabus, minimax, notions   string
	where                        func(n int) string // before the numbers of so many lessons
	courses                      []courseWords
}

// courseWords are a course, in a few words, and the numbers of the lessons that serve it.
type courseWords struct{ name, notions, lessons string }
