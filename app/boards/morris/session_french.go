//go:build !js

package morris

import "tablier/app/board"

var frenchDescribe = board.Session{
	Title: "Décrire un jeu, jouer en glouton", For: "NSI, première",
	Known: "Listes, p‑uplets, dictionnaires, fonctions, assert. Les règles de Tapatan s’apprennent pendant la séance.",
	Observe: "Qui écrit les tests avant la fonction\u202f? Qui croit encore, à la fin, que le meilleur coup du moment " +
		"est le meilleur\u202f?",
	Phases: []board.Phase{
		{Minutes: 8, Does: "La leçon de Tapatan, seul ou à deux."},
		{Minutes: 17, Does: "Questions 1 et 2\u202f: le dictionnaire des voisins, la position, les tests."},
		{Minutes: 10, Does: "Question 3\u202f: appliquer la règle gloutonne à la main."},
		{Minutes: 12, Does: "Question 4\u202f: demander la valeur de chaque coup à Carte, comparer."},
		{Minutes: 8, Does: "Bilan\u202f: une règle gloutonne est rapide et courte, et ne trouve pas toujours le meilleur " +
			"coup."},
	},
	Links: linked(describeLinks, "Apprendre Tapatan", "Voir\u202f: la position de la question 3, à 1 coup",
		"Carte\u202f: la même position", "Pour qui a fini\u202f: les problèmes"),
	Positions: []string{greedy},
	Intro: "Tapatan se joue sur neuf points, de a1 à c3. Chacun pose trois boules, puis les fait glisser d’un point à " +
		"un point voisin\u202f; trois boules alignées gagnent.",
	Questions: []board.Question{
		{Ask: "Écrire les entrées a1, b1 et b2 d’un dictionnaire qui donne les voisins de chaque point. Combien le " +
			"plateau a-t-il de liaisons\u202f?", Lines: 5,
			Answer: "Un coin et un milieu de côté ont 3 voisins, le centre en a 8. La somme des voisins est 4 × 3 + 4 × 3 + " +
				"8 = 32, et chaque liaison y compte deux fois\u202f: 16 liaisons.",
			AnswerCode: "VOISINS = {'a1': ('b1', 'a2', 'b2'),\n" +
				"           'b1': ('a1', 'c1', 'b2'),\n" +
				"           'b2': ('a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3')}"},
		{Ask: "Une position est un p‑uplet de neuf éléments, dans l’ordre a1, b1, c1, a2… c3\u202f: \"O\" pour Orange, " +
			"\"R\" pour Rouge, None pour un point libre. Écrire la fonction libres(position), qui renvoie la liste des " +
			"indices des points libres, et trois tests. Quelle précondition faut-il\u202f?", Lines: 8,
			Answer: "Précondition\u202f: neuf éléments, chacun \"O\", \"R\" ou None. Les tests couvrent un plateau vide, un " +
				"plateau plein et la position dessinée.",
			AnswerCode: `from tablier import lire

def libres(position):
    return [i for i in range(9) if position[i] is None]

assert libres((None,) * 9) == [0, 1, 2, 3, 4, 5, 6, 7, 8]
assert libres(("O",) * 9) == []
dessinee = tuple(lire("` + greedy + `").cases().values())
assert libres(dessinee) == [0, 2, 3, 4, 6, 7]`},
		{Ask: "Rouge doit poser une boule. Règle gloutonne\u202f: gagner si on peut\u202f; sinon empêcher une victoire " +
			"immédiate de l’autre\u202f; sinon prendre le centre s’il est libre. Quel point choisit-elle ici, et par quelle " +
			"partie de la règle\u202f?",
			Lines: 3,
			Answer: "Rouge n’a qu’une boule posée\u202f: il ne gagne pas. Orange, en b1 et c2, n’a pas deux boules sur une " +
				"même ligne\u202f: rien à empêcher. La règle prend le centre, b2."},
		{Ask: "Ouvrir la position dans Carte et noter ce que vaut chacun des six coups. La règle gloutonne a-t-elle " +
			"trouvé le meilleur\u202f?", Lines: 4,
			Answer: "a1 gagne, en 5 coups en tout. a2, a3, b2 et c1 ne font que nulle\u202f; b3 perd. La règle a joué " +
				"b2\u202f: une nulle, là où un coup gagnait. Un algorithme glouton choisit le mieux sur le moment et ne " +
				"revient pas en arrière."},
	},
}

var frenchTree = board.Session{
	Title: "Un arbre, une fonction récursive", For: "NSI, terminale",
	Known: "Fonctions, conditions, listes\u202f; l’idée d’appel récursif et de cas de base\u202f; le mot arbre. " +
		"Minimax n’est pas supposé connu, et n’est pas à retenir\u202f: c’est l’exemple.",
	Observe: "Qui fait remonter le maximum à tous les niveaux\u202f? Qui compte un tour (deux coups) pour un " +
		"coup\u202f? Qui place le cas de base en premier\u202f?",
	Phases: []board.Phase{
		{Minutes: 8, Does: "La position, et question 1\u202f: compter les nœuds à la main, puis vérifier dans Voir."},
		{Minutes: 12, Does: "Question 2\u202f: faire remonter les valeurs sur papier."},
		{Minutes: 12, Does: "Voir, en prédisant chaque valeur avant de la montrer."},
		{Minutes: 15, Does: "Questions 3 et 4\u202f: la fonction, la pile d’appels."},
		{Minutes: 8, Does: "Bilan\u202f: un arbre qu’on ne construit pas, parcouru par les appels."},
	},
	Links: linked(treeLinks, "Voir\u202f: la position de la fiche, minimax à 2 coups", "Voir\u202f: la même, à 3 coups",
		"Question préparée\u202f: coups et tours", "Question préparée\u202f: qui est max\u202f?",
		"Carte\u202f: la position de la fiche"),
	Positions: []string{mixed},
	Intro: "Orange doit jouer. +1\u202f: Orange gagne si tous deux jouent au mieux\u202f; 0\u202f: nulle\u202f; " +
		"−1\u202f: Rouge gagne.",
	Questions: []board.Question{
		{Ask: "Orange a 4 coups, et à eux tous Rouge a 10 réponses, après lesquelles Orange a en tout 44 coups. Combien " +
			"de positions l’arbre à 3 coups a-t-il, racine comprise\u202f? Combien de feuilles\u202f?", Lines: 2,
			Answer: "1 + 4 + 10 + 44 = 59 positions, dont 44 feuilles\u202f: aucune partie ne finit avant le troisième " +
				"coup."},
		{Ask: "Valeurs exactes après les réponses de Rouge. Après a1–a2\u202f: +1, 0, +1, 0. Après a1–b2\u202f: 0. Après " +
			"b1–b2\u202f: +1, +1. Après c2–b2\u202f: +1, −1, −1. Rouge choisit la plus petite, puis Orange la plus grande. " +
			"Quelle valeur remonte après chaque coup d’Orange\u202f? À la racine\u202f? Quel coup Orange joue-t-il\u202f?",
			Lines: 4,
			Answer: "0 après a1–a2, 0 après a1–b2, +1 après b1–b2, −1 après c2–b2. À la racine +1\u202f: Orange joue b1–b2 " +
				"et gagne, en 3 coups en tout."},
		{Ask: "Compléter la fonction. Quel est le cas de base\u202f? Pourquoi finit-elle toujours\u202f?", Lines: 3,
			Code: frenchValue("____________________", "____________________", "________", "________"),
			Answer: "Cas de base\u202f: plus de coup à regarder, ou partie finie. n diminue de 1 à chaque appel et ne passe " +
				"pas sous 0.",
			AnswerCode: frenchValue("n == 0 or p.finie()", "valeur(p.jouer(c), n - 1)", "max(suites)", "min(suites)")},
		{Ask: "Pour n = 3\u202f: combien d’appels en tout\u202f? Combien au plus en même temps sur la pile\u202f?", Lines: 2,
			Answer: "Un appel par position de l’arbre\u202f: 59. Au plus 4 sur la pile, pour n = 3, 2, 1 et 0."},
	},
}

// frenchValue is the function of the second session, with its parts or the gaps in their places.
func frenchValue(base, after, most, least string) string {
	return `from tablier import lire

def evalue(p):              # donnée : pour Orange
    if p.finie():
        return {"O": 1, "R": -1, None: 0}[p.gagnant()]
    v = p.valeur_exacte()   # pour qui a le trait
    return v if p.trait == "O" else -v

def valeur(p, n):
    if ` + base + `:
        return evalue(p)
    suites = [` + after + ` for c in p.coups()]
    if p.trait == "O":
        return ` + most + `
    return ` + least + `

print(valeur(lire("` + mixed + `"), 2))`
}
