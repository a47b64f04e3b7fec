//go:build !js

package i18n

var frenchSyllabus = Syllabus{
	Minimax: []string{
		"Minimax n’est pas au programme de NSI, ni en première ni en terminale\u202f: l’élagage alpha‑bêta et la " +
			"recherche Monte‑Carlo non plus. Au lycée, l’arbre d’un jeu est ici un exemple pour des notions qui y " +
			"sont\u202f: p‑uplets, dictionnaires, tests, algorithmes gloutons, objets, arbres, récursivité, graphes, " +
			"programmation dynamique.",
		"En classe préparatoire, les jeux à deux joueurs sont au programme. Les attracteurs et min‑max avec une " +
			"heuristique sont dans les deux cours\u202f; l’élagage alpha‑bêta est en MPI, et hors programme en informatique " +
			"commune.",
	},
	Sources: "Programmes de NSI\u202f: Bulletin officiel spécial n°\u00a01 du 22 janvier 2019 (première) et n°\u00a08 " +
		"du 25 juillet 2019 (terminale). MPI et informatique commune\u202f: programmes des classes préparatoires " +
		"scientifiques de 2021. Leurs intitulés sont ici abrégés\u202f; le texte officiel fait foi.",
	Courses: []TeachCourse{
		{"NSI, première", []TeachItem{
			{"Types construits\u202f: p‑uplets, tableaux, dictionnaires",
				"Séance 1\u202f: une position, le dictionnaire des voisins"},
			{"Spécification\u202f: préconditions sur les arguments", "Séance 1\u202f: la fonction libres"},
			{"Mise au point de programmes\u202f: jeux de tests", "Séance 1\u202f: trois tests, écrits avant la fonction"},
			{"Algorithmes gloutons", "Séance 1\u202f: un joueur glouton, et ce qu’il manque"},
		}},
		{"NSI, terminale", []TeachItem{
			{"Structures de données, interface et implémentation",
				"Séance 2\u202f: ce qu’une fonction demande à une position, sans savoir comment elle est faite"},
			{"Vocabulaire de la programmation objet\u202f: classes, attributs, méthodes, objets",
				"Séance 2\u202f: p.trait est un attribut, p.coups() une méthode"},
			{"Arbres\u202f: structures hiérarchiques", "Séance 2, et Voir\u202f: l’arbre d’un jeu"},
			{"Récursivité", "Séance 2, et Voir\u202f: l’arbre des appels, la pile, la ligne en cours"},
			{"Graphes\u202f: structures relationnelles", "Séance 3, et Carte\u202f: positions et coups"},
			{"Dictionnaires, index et clé", "Séance 3\u202f: ce qu’il faut mettre dans la clé"},
			{"Programmation dynamique", "Séance 3\u202f: garder les valeurs déjà calculées"},
			{"Calculabilité, décidabilité", "Séance 3\u202f: une récursion sans fin (un exemple, pas une preuve)"},
		}},
		{"Informatique commune, deuxième année", []TeachItem{
			{"Jeux d’accessibilité à deux joueurs sur un graphe\u202f; stratégie gagnante, position gagnante",
				"Séance 4, et Carte\u202f: un graphe biparti, car une position dit qui a le trait"},
			{"Positions gagnantes par le calcul des attracteurs", "Séance 4, et Carte\u202f: une vague après l’autre"},
			{"Notion d’heuristique, algorithme min‑max avec une heuristique",
				"Séance 2, et Voir\u202f: l’évaluation à côté de la valeur exacte"},
			{"Dictionnaires et programmation dynamique, mémoïsation", "Séance 3"},
		}},
		{"MPI, informatique", []TeachItem{
			{"Jeux d’accessibilité à deux joueurs sur un graphe\u202f; attracteurs", "Séance 4, et Carte"},
			{"Min‑max avec une heuristique, élagage alpha‑bêta", "Séance 4, question 6, et Voir"},
		}},
	},
}
