package i18n

import "strconv"

var frenchTeach = Teach{
	Title: "Pour enseigner",
	Description: "Quatre séances de 55 minutes sur les arbres de jeu, avec fiches et corrigés à imprimer, et ce " +
		"qu’elles servent des programmes de NSI, de MPI et d’informatique commune.",
	Lead: "Quatre séances prêtes, une fiche à imprimer et un corrigé pour chacune. Tout marche hors ligne, sans " +
		"compte, et rien de ce que font les élèves ne quitte leur appareil.",
	Syllabus:     "Ce que chaque pièce sert",
	LessonsTitle: "Les quatre séances",
	Lesson:       func(number int) string { return "Séance " + strconv.Itoa(number) },
	Minutes:      func(minutes int) string { return strconv.Itoa(minutes) + " min" },
	Known:        "Ce que les élèves savent déjà", Phases: "Déroulé", Links: "Liens de la séance",
	Observe: "À observer", Sheet: "Fiche de l’élève", Answers: "Corrigé",
	PrintSheet: "Imprimer la fiche", PrintAnswers: "Imprimer le corrigé",
	Name:    "Nom\u202f:",
	SheetOf: func(number int, title string) string { return "Séance " + strconv.Itoa(number) + ". " + title },
	AnswersOf: func(number int, title string) string {
		return "Séance " + strconv.Itoa(number) + ", corrigé. " + title
	},
}
