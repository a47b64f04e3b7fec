package page

// catalogue are the sentences of the page, in one language.
type catalogue struct {
	title, pageTitle                 string
	sheets                           func(n int) string
	coming, missing, again           string
	all                              string
	allOf                            func(group string) string
	see                              string
	seeLarge                         func(sheet string) string
	paper                            string
	papers                           [2]string
	plain                            string
	rules                            string
	places                           [2]string
	none                             string
	print                            func(pages, blank int) string
	printOne, close                  string
	scale, stock, duplex, noCode     string
	tenCentimetres                   string
	code                             func(address string) string
	readRules, toLesson, toSheet     string
	lessonTitle, lessonText, answers string
	lessonBack, lessonWatch          string
}
