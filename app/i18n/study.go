package i18n

// Study is what is said about replaying a game with evaluations.
type Study struct {
	Title string
}

var frenchStudy = Study{Title: "Analyser"}

var englishStudy = Study{Title: "Analyse"}
