package i18n

import "strconv"

var frenchTeach = Teach{
	Title: "Pour enseigner",
	Description: "Quatre séances de 55 minutes sur les arbres de jeu, avec fiches et corrigés à imprimer, et ce " +
		"qu’elles servent des programmes de NSI, de MPI et d’informatique commune.",
	Lead: "Quatre séances prêtes, une fiche à imprimer et un corrigé pour chacune. Tout marche hors ligne, sans " +
		"compte, " +
		"et rien de ce que font les élèves ne quitte leur appareil.",
	Minimax: []string{
		"Minimax n’est pas au programme de NSI, ni en première ni en terminale : l’élagage alpha‑bêta et la recherche " +
			"Monte‑Carlo non plus. Au lycée, l’arbre d’un jeu est ici un exemple pour des notions qui y sont : p‑uplets, " +
			"dictionnaires, tests, algorithmes gloutons, récursivité, graphes, programmation dynamique.",
		"En classe préparatoire, les jeux à deux joueurs sont au programme. Les attracteurs et min‑max avec une " +
			"heuristique sont dans les deux cours\u00a0; l’élagage alpha‑bêta est en MPI, et hors programme en " +
			"informatique commune.",
	},
	Syllabus: "Ce que chaque pièce sert",
	Sources: "Programmes de NSI : Bulletin officiel spécial n°\u00a01 du 22 janvier 2019 (première) et n°\u00a08 " +
		"du 25 juillet " +
		"2019 (terminale). MPI et informatique commune : programmes des classes préparatoires scientifiques de 2021. " +
		"Les items sont résumés ici\u00a0; le texte officiel fait foi.",
	Courses: []TeachCourse{
		{"NSI, première", []TeachItem{
			{"Types construits : p‑uplets, dictionnaires", "Séance 1 : un plateau et ses voisins"},
			{"Spécification d’une fonction, jeux de tests", "Séance 1 : décrire une position, la tester"},
			{"Algorithmes gloutons", "Séance 1 : un joueur glouton, et ce qu’il manque"},
		}},
		{"NSI, terminale", []TeachItem{
			{"Récursivité : écrire un programme récursif, analyser son fonctionnement",
				"Séance 2, et Voir : l’arbre des appels, la pile, la ligne en cours"},
			{"Reconnaître une situation qui demande une structure arborescente", "Séance 2 : l’arbre d’un jeu"},
			{"Graphes : modéliser une situation", "Séance 3, et Carte : positions et coups"},
			{"Programmation dynamique", "Séance 3 : garder les valeurs dans un dictionnaire"},
			{"Calculabilité : le problème de l’arrêt", "Séance 3 : une récursion sans fin (un exemple, pas une preuve)"},
		}},
		{"Informatique commune, deuxième année", []TeachItem{
			{"Jeux d’accessibilité, positions gagnantes, attracteurs, stratégies sans mémoire", "Séance 4, et Carte"},
			{"Heuristique, min‑max avec une heuristique", "Séance 2, et Voir : l’évaluation à côté de la valeur exacte"},
			{"Dictionnaires, programmation dynamique, mémoïsation", "Séance 3"},
		}},
		{"MPI, informatique", []TeachItem{
			{"Jeux d’accessibilité, attracteurs", "Séance 4, et Carte"},
			{"Min‑max avec une heuristique, élagage alpha‑bêta", "Séance 4, question 6, et Voir"},
		}},
	},
	LessonsTitle: "Les quatre séances",
	Lesson:       func(number int) string { return "Séance " + strconv.Itoa(number) },
	Minutes:      func(minutes int) string { return strconv.Itoa(minutes) + " min" },
	Known:        "Ce que les élèves savent déjà", Phases: "Déroulé", Links: "Liens de la séance",
	Observe: "À observer", Sheet: "Fiche de l’élève", Answers: "Corrigé",
	PrintSheet: "Imprimer la fiche", PrintAnswers: "Imprimer le corrigé",
	Name:    "Nom :",
	SheetOf: func(number int, title string) string { return "Séance " + strconv.Itoa(number) + ". " + title },
	AnswersOf: func(number int, title string) string {
		return "Séance " + strconv.Itoa(number) + ", corrigé. " +
			"" + title
	},
}
