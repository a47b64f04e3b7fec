package morris

import "tablier/app/board"

var frenchMemory = board.Session{
	Title: "Ne pas recalculer : un graphe et un dictionnaire", For: "NSI, terminale\u00a0; informatique commune",
	Known: "La récursivité, les dictionnaires, le mot graphe. La fonction valeur de la séance 2 est redonnée.",
	Observe: "Qui voit que deux ordres de pose mènent à la même position\u00a0? Qui oublie n dans la clé\u00a0? " +
		"Qui croit qu’un " +
		"dictionnaire suffit à arrêter une récursion\u00a0?",
	Phases: []board.Phase{
		{Minutes: 10, Does: "Question 1 : deux chemins, une position. Au tableau, puis dans Voir depuis le départ."},
		{Minutes: 12, Does: "Question 2 : remplir la table, chercher ce qui se répète."},
		{Minutes: 15, Does: "Question 3 : ajouter le dictionnaire."},
		{Minutes: 10, Does: "Question 4 : sans limite de profondeur, la question préparée sur le cycle."},
		{Minutes: 8, Does: "Bilan : l’arbre des appels grandit sans fin, le graphe des positions non."},
	},
	Links: linked(memoryLinks, "Voir : le départ, minimax à 2 coups", "Voir : la position de la séance 2, avec une "+
		"table",
		"Question préparée : un cycle", "Carte : toutes les positions"),
	Intro: "Depuis le plateau vide, chaque appel regarde une position. Des coups dans un autre ordre mènent " +
		"parfois à la même.",
	Questions: []board.Question{
		{Ask: "Orange pose en a1, Rouge en b2, Orange en c3. Donner une autre suite de trois poses qui mène à la " +
			"même position. " +
			"Il y a 9 × 8 × 7 = 504 suites de trois poses\u00a0; combien de positions différentes\u00a0?", Lines: 3,
			Answer: "c3, b2, a1. Les deux poses d’Orange s’échangent : 504 / 2 = 252 positions."},
		{Ask: "Compléter les deux cases vides, puis dire ce que fait chaque colonne quand on descend.\n" +
			"Coups 1 : 9 suites, 9 positions. 2 : 72 et 72. 3 : 504 et 252. 4 : 3\u00a0024 et ____. 5 : 15\u00a0120 et " +
			"____. " +
			"6 : 54\u00a0720 et 1\u00a0520. 7 : 199\u00a0296 et 1\u00a0520. 8 : 705\u00a0312 et 1\u00a0520.", Lines: 4,
			Answer: "4 : 3\u00a0024 / (2 × 2) = 756. 5 : 15\u00a0120 / (6 × 2) = 1\u00a0260. Les suites sont " +
				"multipliées par plus de 3 à chaque " +
				"coup\u00a0; les positions ne dépassent pas 1\u00a0520 par niveau, car il n’y en a que 5\u00a0390 en tout."},
		{Ask: "Réécrire valeur pour que chaque position ne soit calculée qu’une fois par profondeur. Que faut-il " +
			"mettre dans la " +
			"clé\u00a0?", Lines: 8,
			Answer: "La clé est (p, n) : la même position, vue avec plus de coups devant elle, peut avoir une autre " +
				"valeur. " +
				"p doit pouvoir être une clé, comme un p‑uplet. Depuis le départ, l’arbre à 6 coups a 73\u00a0450 nœuds " +
				"et le " +
				"dictionnaire 3\u00a0870 entrées\u00a0; à 7 coups, 272\u00a0746 et 5\u00a0390.",
			AnswerCode: "connues = {}\n\n" +
				"def valeur(p, n):\n" +
				"    if (p, n) not in connues:\n" +
				"        connues[p, n] = calcule(p, n)   # l’ancien corps\n" +
				"    return connues[p, n]"},
		{Ask: "On enlève n : valeur(p) regarde jusqu’à la fin de la partie. Que se passe-t-il\u00a0? Un dictionnaire " +
			"y change-t-il " +
			"quelque chose\u00a0?", Lines: 4,
			Answer: "Chacun peut avancer une boule et la reculer : la position revient après 4 coups, et les appels ne " +
				"finissent " +
				"pas (RecursionError). Le dictionnaire n’y change rien : la valeur n’y est pas encore quand la position " +
				"revient. " +
				"Ici on peut repérer le cycle, car le graphe est fini. Qu’aucun programme ne puisse décider de l’arrêt " +
				"pour tous " +
				"les programmes est un autre énoncé, que cet exemple ne démontre pas."},
	},
}

var frenchAttractors = board.Session{
	Title: "Résoudre à l’envers : les attracteurs", For: "Informatique commune, deuxième année\u00a0; MPI",
	Known: "Graphe orienté, successeurs et prédécesseurs, parcours en largeur\u00a0; la définition d’un jeu " +
		"d’accessibilité. Pour " +
		"la question 6, minimax.",
	Observe: "Qui demande à tous les coups ce qu’un seul suffit à donner\u00a0? Qui croit les nulles oubliées par " +
		"l’algorithme\u00a0? " +
		"Qui prend une borne pour une valeur\u00a0?",
	Phases: []board.Phase{
		{Minutes: 8, Does: "Carte, vague 0 : les positions finies. Poser les deux règles."},
		{Minutes: 12, Does: "Questions 1 et 2 : prédire la vague suivante avant de l’afficher."},
		{Minutes: 12, Does: "Questions 3 et 4 : une position perdue, une position gagnée."},
		{Minutes: 15, Does: "Question 5 : les nulles, la stratégie\u00a0; question 6 en MPI."},
		{Minutes: 8, Does: "Bilan : un parcours en largeur à l’envers, linéaire dans la taille du graphe."},
	},
	Links: linked(attractorsLinks, "Carte : la vague 0", "Carte : la vague 4", "Carte : la position de la question 3",
		"Voir : la position de la question 4, résolue à l’envers", "Voir : la même, alpha‑bêta à 3 coups",
		"Question préparée : l’ordre des coups", "Question préparée : une borne n’est pas une valeur"),
	Positions: []string{trap, mixed},
	Intro: "Tapatan a 5\u00a0390 positions et 21\u00a0509 coups. Dans une position finie, le joueur au trait a " +
		"perdu. Perdu en n, gagné " +
		"en n : la partie finit après n coups si chacun joue au mieux.",
	Questions: []board.Question{
		{Ask: "Vague 0 : 416 positions finies. Vague 1 : 1\u00a0860 positions. Sont-elles gagnées ou perdues pour " +
			"qui a le trait\u00a0? " +
			"Écrire la règle qui donne une vague impaire, et celle qui donne une vague paire.", Lines: 4,
			Answer: "Gagnées. Vague impaire : un coup au moins mène à une position perdue de la vague d’avant. Vague " +
				"paire : tous " +
				"les coups mènent à des positions gagnées déjà connues, dont une de la vague d’avant."},
		{Ask: "Les vagues suivantes ont 368, 688, 184, 300, 92, 92, 109, 57 et 16 positions. Combien de positions " +
			"gagnées, " +
			"perdues, et combien restent quand plus rien n’est ajouté\u00a0?", Lines: 3,
			Answer: "Gagnées (vagues impaires) : 1\u00a0860 + 688 + 300 + 92 + 57 = 2\u00a0997. Perdues (vagues " +
				"paires) : 416 + 368 + 184 + " +
				"92 + 109 + 16 = 1\u00a0185. Il reste 5\u00a0390 − 4\u00a0182 = 1\u00a0208 nulles."},
		{Ask: "Position de gauche : Orange a trois coups, après lesquels Rouge gagne en 7, en 3 et en 5. Que " +
			"vaut-elle\u00a0?",
			Lines: 2,
			Answer: "Perdue : tous ses coups mènent à une position gagnée pour l’autre. Orange résiste le plus " +
				"longtemps : 1 + 7 = 8."},
		{Ask: "Position de droite : après un de ses quatre coups, b1–b2, Rouge perd en 2\u00a0; après deux autres " +
			"c’est nulle, après " +
			"le dernier Rouge gagne. Que vaut-elle\u00a0?", Lines: 2,
			Answer: "Gagnée en 3, par b1–b2 : un coup suffit."},
		{Ask: "Montrer qu’une position qui reste n’est gagnée pour personne. Donner une stratégie sans mémoire pour " +
			"ne pas perdre.",
			Lines: 5,
			Answer: "Elle n’a aucun coup vers une position perdue, sinon elle serait gagnée\u00a0; et au moins un coup " +
				"ne mène pas à une " +
				"position gagnée, sinon elle serait perdue. Ce coup mène donc à une position qui reste aussi. Stratégie " +
				": jouer " +
				"toujours un tel coup\u00a0; la position suffit pour le choisir."},
		{Ask: "MPI. Alpha‑bêta sur l’arbre à 2 coups de la position de droite, feuilles dans cet ordre : a1–a2 : +1, " +
			"0, +1, 0\u00a0; " +
			"a1–b2 : 0\u00a0; b1–b2 : +1, +1\u00a0; c2–b2 : −1, +1, −1. Combien de feuilles sur 10 sont " +
			"regardées\u00a0? Et si b1–b2 vient " +
			"en premier\u00a0?", Lines: 4,
			Answer: "8 : les deux dernières de c2–b2 sont coupées (α = +1, β = −1). Avec b1–b2 en premier, 5 : chaque " +
				"autre coup est " +
				"réfuté par sa première feuille. La valeur à la racine est la même."},
	},
}
