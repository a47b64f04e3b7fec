//go:build !js

package morris

import "tablier/app/board"

var frenchMemory = board.Session{
	Title: "Ne pas recalculer\u202f: un graphe et un dictionnaire", For: "NSI, terminale\u202f; informatique commune",
	Known: "La récursivité, les dictionnaires, le mot graphe. La fonction valeur de la séance 2 est redonnée.",
	Observe: "Qui voit que deux ordres de pose mènent à la même position\u202f? Qui oublie n dans la clé\u202f? Qui " +
		"croit qu’un dictionnaire suffit à arrêter une récursion\u202f?",
	Phases: []board.Phase{
		{Minutes: 10, Does: "Question 1\u202f: deux chemins, une position. Au tableau, puis dans Voir depuis le départ."},
		{Minutes: 12, Does: "Question 2\u202f: remplir la table, chercher ce qui se répète."},
		{Minutes: 15, Does: "Question 3\u202f: ajouter le dictionnaire."},
		{Minutes: 10, Does: "Question 4\u202f: sans limite de profondeur, la question préparée sur le cycle."},
		{Minutes: 8, Does: "Bilan\u202f: l’arbre des appels grandit sans fin, le graphe des positions non."},
	},
	Links: linked(memoryLinks, "Voir\u202f: le départ, minimax à 2 coups", "Voir\u202f: la position de la séance 2, avec "+
		"une table",
		"Question préparée\u202f: un cycle", "Carte\u202f: toutes les positions"),
	Intro: "Depuis le plateau vide, chaque appel regarde une position. Des coups dans un autre ordre mènent parfois à " +
		"la même.",
	Questions: []board.Question{
		{Ask: "Orange pose en a1, Rouge en b2, Orange en c3. Donner une autre suite de trois poses qui mène à la même " +
			"position. Il y a 9 × 8 × 7 = 504 suites de trois poses\u202f; combien de positions différentes\u202f?", Lines: 3,
			Answer: "c3, b2, a1. Les deux poses d’Orange s’échangent\u202f: 504 / 2 = 252 positions."},
		{Ask: "Compléter les deux cases vides, puis dire ce que fait chaque colonne quand on descend.", Lines: 4,
			Table: [][]string{
				{"Coups", "Suites", "Positions"}, {"1", "9", "9"}, {"2", "72", "72"}, {"3", "504", "252"},
				{"4", "3\u202f024", ""}, {"5", "15\u202f120", ""}, {"6", "54\u202f720", "1\u202f520"},
				{"7", "199\u202f296", "1\u202f520"}, {"8", "705\u202f312", "1\u202f520"},
			},
			Answer: "4\u202f: 3\u202f024 / (2 × 2) = 756. 5\u202f: 15\u202f120 / (6 × 2) = 1\u202f260. Les suites sont " +
				"multipliées par plus de 3 à chaque coup\u202f; les positions ne dépassent pas 1\u202f520 par niveau, car il " +
				"n’y en a que 5\u202f390 en tout."},
		{Ask: "Réécrire valeur pour que chaque position ne soit calculée qu’une fois par profondeur. Que faut-il mettre " +
			"dans la clé\u202f?", Lines: 8,
			Code: `from tablier import debut

def evalue(p):   # 0 tant que la partie continue
    return {"O": 1, "R": -1, None: 0}[p.gagnant()]

def valeur(p, n):
    if n == 0 or p.finie():
        return evalue(p)
    suites = [valeur(p.jouer(c), n - 1) for c in p.coups()]
    if p.trait == "O":
        return max(suites)
    return min(suites)

print(valeur(debut(), 4))`,
			Answer: "La clé est (p, n)\u202f: la même position, vue avec plus de coups devant elle, peut avoir une autre " +
				"valeur. p doit pouvoir être une clé, comme un p‑uplet. Depuis le départ, l’arbre à 6 coups a 73\u202f450 " +
				"nœuds et le dictionnaire 3\u202f870 entrées\u202f; à 7 coups, 272\u202f746 et 5\u202f390.",
			AnswerCode: `from tablier import debut

def evalue(p):   # 0 tant que la partie continue
    return {"O": 1, "R": -1, None: 0}[p.gagnant()]

connues = {}

def valeur(p, n):
    if (p, n) not in connues:
        connues[p, n] = calcule(p, n)
    return connues[p, n]

def calcule(p, n):
    if n == 0 or p.finie():
        return evalue(p)
    suites = [valeur(p.jouer(c), n - 1) for c in p.coups()]
    if p.trait == "O":
        return max(suites)
    return min(suites)

print(valeur(debut(), 6), len(connues))`},
		{Ask: "On enlève n\u202f: valeur(p) regarde jusqu’à la fin de la partie. Que se passe-t-il\u202f? Un " +
			"dictionnaire y change-t-il quelque chose\u202f?", Lines: 4,
			Answer: "Chacun peut avancer une boule et la reculer\u202f: la position revient après 4 coups, et les appels ne " +
				"finissent pas (RecursionError). Le dictionnaire n’y change rien\u202f: la valeur n’y est pas encore quand la " +
				"position revient. Ici on peut repérer le cycle, car le graphe est fini. Qu’aucun programme ne puisse décider " +
				"de l’arrêt pour tous les programmes est un autre énoncé, que cet exemple ne démontre pas."},
	},
}

var frenchAttractors = board.Session{
	Title: "Résoudre à l’envers\u202f: les attracteurs", For: "Informatique commune, deuxième année\u202f; MPI",
	Known: "Graphe orienté, successeurs et prédécesseurs, parcours en largeur\u202f; la définition d’un jeu " +
		"d’accessibilité. Pour la question 6, minimax.",
	Observe: "Qui demande à tous les coups ce qu’un seul suffit à donner\u202f? Qui croit les nulles oubliées par " +
		"l’algorithme\u202f? Qui prend une borne pour une valeur\u202f?",
	Phases: []board.Phase{
		{Minutes: 8, Does: "Carte, vague 0\u202f: les positions finies. Poser les deux règles."},
		{Minutes: 12, Does: "Questions 1 et 2\u202f: prédire la vague suivante avant de l’afficher."},
		{Minutes: 12, Does: "Questions 3 et 4\u202f: une position perdue, une position gagnée."},
		{Minutes: 15, Does: "Question 5\u202f: les nulles, la stratégie\u202f; question 6 en MPI."},
		{Minutes: 8, Does: "Bilan\u202f: un parcours en largeur à l’envers, linéaire dans la taille du graphe."},
	},
	Links: linked(attractorsLinks, "Carte\u202f: la vague 0", "Carte\u202f: la vague 4", "Carte\u202f: la position de la "+
		"question 3",
		"Voir\u202f: la position de la question 4, résolue à l’envers", "Voir\u202f: celle de la question 6, alpha‑bêta",
		"Voir\u202f: la même, b1–b2 en premier",
		"Question préparée\u202f: l’ordre des coups", "Question préparée\u202f: une borne n’est pas une valeur"),
	Positions: []string{trap, mixed},
	Intro: "Tapatan a 5\u202f390 positions et 21\u202f509 coups. Dans une position finie, le joueur au trait a perdu. " +
		"Perdu en n, gagné en n\u202f: la partie finit après n coups si chacun joue au mieux. Attr(J, F), l’attracteur du " +
		"joueur J vers la cible F, est le plus petit ensemble qui contient F, les positions de J dont un coup y mène et " +
		"celles de l’autre dont tous les coups y mènent.",
	Questions: []board.Question{
		{Ask: "Vague 0\u202f: 416 positions finies. Vague 1\u202f: 1\u202f860 positions. Sont-elles gagnées ou perdues " +
			"pour qui a le trait\u202f? Écrire la règle qui donne une vague impaire, et celle qui donne une vague paire.",
			Lines: 4,
			Answer: "Gagnées. Vague impaire\u202f: un coup au moins mène à une position perdue de la vague d’avant. Vague " +
				"paire\u202f: tous les coups mènent à des positions gagnées déjà connues, dont une de la vague d’avant."},
		{Ask: "Les vagues suivantes ont 368, 688, 184, 300, 92, 92, 109, 57 et 16 positions. Combien de positions " +
			"gagnées, perdues, et combien restent quand plus rien n’est ajouté\u202f?", Lines: 3,
			Answer: "Gagnées (vagues impaires)\u202f: 1\u202f860 + 688 + 300 + 92 + 57 = 2\u202f997. Perdues (vagues " +
				"paires)\u202f: 416 + 368 + 184 + 92 + 109 + 16 = 1\u202f185. Il reste 5\u202f390 − 4\u202f182 = 1\u202f208 " +
				"nulles. Pour un seul joueur, F étant les parties finies qu’Orange a gagnées\u202f: Attr(Orange, F) a 2\u202f038 " +
				"positions, celles qu’Orange gagne au trait et celles que Rouge perd au trait."},
		{Ask: "Position de gauche\u202f: Orange a trois coups, après lesquels Rouge gagne en 7, en 5 et en 3. Que " +
			"vaut-elle\u202f?",
			Lines: 2,
			Answer: "Perdue\u202f: tous ses coups mènent à une position gagnée pour l’autre. Orange résiste le plus " +
				"longtemps\u202f: 1 + 7 = 8."},
		{Ask: "Position de droite\u202f: après un de ses quatre coups, b1–b2, Rouge perd en 2\u202f; après deux autres " +
			"c’est nulle, après le dernier Rouge gagne. Que vaut-elle\u202f?", Lines: 2,
			Answer: "Gagnée en 3, par b1–b2\u202f: un coup suffit."},
		{Ask: "Montrer qu’une position qui reste n’est gagnée pour personne. Donner une stratégie sans mémoire pour ne " +
			"pas perdre.",
			Lines: 5,
			Answer: "Elle n’a aucun coup vers une position perdue, sinon elle serait gagnée\u202f; et au moins un coup ne " +
				"mène pas à une position gagnée, sinon elle serait perdue. Ce coup mène donc à une position qui reste aussi. " +
				"Stratégie\u202f: jouer toujours un tel coup\u202f; la position suffit pour le choisir."},
		{Ask: "MPI. Alpha‑bêta sur l’arbre à 2 coups de la position de droite, feuilles dans cet ordre\u202f: " +
			"a1–a2\u202f: +1, 0, +1, 0\u202f; a1–b2\u202f: 0\u202f; b1–b2\u202f: +1, +1\u202f; c2–b2\u202f: +1, −1, −1. " +
			"Combien de feuilles sur 10 sont regardées\u202f? Et si b1–b2 vient en premier\u202f?", Lines: 4,
			Answer: "8\u202f: les deux dernières de c2–b2 sont coupées (α = +1, β = +1). Avec b1–b2 en premier, 5\u202f: " +
				"chaque autre coup est réfuté par sa première feuille. La valeur à la racine est la même."},
	},
}
