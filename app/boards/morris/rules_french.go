//go:build !js

package morris

import (
	"strconv"

	"tablier/app/board"
	"tablier/app/i18n"
)

var frenchRules = []board.RuleSection{
	{Section: i18n.Section{Title: "Le matériel", Paragraphs: []string{
		"Un tablier de neuf points, en trois rangées de trois. Huit lignes les relient : les quatre bords, les " +
			"deux médianes et les deux diagonales. Chaque joueur a trois boules, orange ou rouges.",
		"Deux points ne sont reliés que s’ils se suivent sur une ligne : b1 et a2 ne le sont pas.",
	}}},
	{Section: i18n.Section{Title: "La pose", Paragraphs: []string{
		"À tour de rôle, chacun pose une boule sur un point libre. Trois boules d’une couleur sur une même ligne " +
			"gagnent tout de suite, même pendant la pose.",
	}}, Demo: placing(
		"Le tablier est vide.", "Le premier joueur pose en a1.", "Le second répond en c3.", "Le premier prend le "+
			"centre.",
		"Le second pose en a3 et menace b3.", "Le premier n’y prend pas garde : il pose en c1.", "Le second "+
			"complète a3, b3, c3 et gagne pendant la pose.",
	)},
	{Section: i18n.Section{Title: "Le glissement", Paragraphs: []string{
		"Quand les six boules sont posées, on en glisse une à chaque tour jusqu’à un point libre relié au sien. " +
			"On ne saute pas, on ne prend pas.",
		"Trois boules alignées gagnent.",
	}}, Demo: sliding(
		"Au premier joueur (orange) de glisser.",
		"b2 glisse en a2. a1, a2, a3 : la colonne est complète, il gagne.",
	)},
	{Section: i18n.Section{Title: "La partie nulle", Paragraphs: []string{
		"Si une position revient une deuxième fois, avec le même joueur au trait, la partie est nulle. La " +
			"position qui suit la sixième pose est la première qui compte. La page s’en aperçoit toute seule, ce " +
			"que le jeu de bois ne sait pas faire.",
	}}, Demo: returning(
		"Toutes les boules sont posées : cette position compte.", "Orange s’écarte.", "Rouge aussi.", "Orange "+
			"revient.",
		"Rouge revient : la position du départ est là pour la deuxième fois. Partie nulle.",
	)},
	{Section: i18n.Section{Title: "Le score", Paragraphs: []string{
		"Une victoire vaut 2 points, une partie nulle 1 point à chacun. Le score court de partie en partie, " +
			"jusqu’à ce qu’on le remette à zéro.",
		"Qui commence ? Au premier tour le hasard, ensuite le perdant. On peut aussi choisir que ce soit " +
			"toujours le même joueur, ou toujours le hasard.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "Ce que la source ne dit pas", Paragraphs: []string{
		"Après une partie nulle, la source ne dit pas qui commence : nous donnons la main à celui qui n’a pas " +
			"commencé.",
		"Un joueur qui ne peut plus glisser perdrait. Au Tapatan cela n’arrive jamais : nous l’avons vérifié sur " +
			"les 5 390 positions possibles.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "Ce que dit le calcul", Paragraphs: []string{
		"Le jeu est entièrement résolu : celui qui commence gagne en 9 coups au plus, et seulement en posant au " +
			"centre. Commencer dans un coin mène à la nulle, commencer au milieu d’un bord perd.",
	}}},
}

// frenchBoardText describes a board by its data.
var frenchBoardText = boardText{
	rules:  frenchRules,
	names:  "Ses noms dans le monde",
	toPlay: func(who string) string { return i18n.French.Request(who, "de jouer") },
	and:    "et",
	name:   func(name, where, story string) string { return name + " (" + where + "). " + story },
	plate: func(points, pawns int) string {
		return "Le tablier a " + strconv.Itoa(points) + " points, chaque joueur " + strconv.Itoa(pawns) + " boules."
	},
	placing: "On les pose d’abord à tour de rôle, chacune sur un point libre.",
	barred: func(points string) string {
		return "On ne pose rien en " + points + ", mais on peut y glisser ensuite."
	},
	set: func(first, second string) string {
		return "Elles sont déjà en place : celles du premier joueur en " + first + ", celles du second en " + second + "."
	},
	motion: [3]string{
		"Quand toutes les boules sont sur le tablier, on en glisse une à chaque tour jusqu’à un point libre relié au " +
			"sien par une ligne.",
		"Quand toutes les boules sont sur le tablier, on en déplace une à chaque tour : jusqu’à un point libre relié " +
			"au sien par une ligne, ou, en sautant par-dessus une boule voisine de l’une ou l’autre couleur, " +
			"jusqu’au point libre juste derrière elle sur la même ligne. Rien n’est pris.",
		"Quand toutes les boules sont sur le tablier, on en porte une à chaque tour sur n’importe quel point libre.",
	},
	lines: func(lines []string) string {
		return "Qui remplit une de ces lignes gagne tout de suite : " + i18n.List(lines, "ou") + "."
	},
	many: func(lines int) string {
		return "Qui aligne trois boules, sur trois points qui se suivent sur une ligne, gagne tout de suite : il y a " +
			strconv.Itoa(lines) + " façons."
	},
	ownRow: "Sa propre rangée de départ ne gagne pas.",
	blocked: [2]string{
		"Qui ne peut plus bouger a perdu.",
		"Qui ne peut pas bouger passe son tour.",
	},
	again: "Quand une position où tout est posé revient avec le même joueur au trait, la partie est nulle.",
	worth: func(w worth) string {
		if len(w.by) == 0 {
			return "Le calcul dit que la partie est nulle si personne ne se trompe."
		}
		return "Le calcul dit que celui qui commence gagne en " + strconv.Itoa(w.plies) + " coups au plus, et " +
			"seulement en commençant par " + i18n.List(w.by, "ou") + "."
	},
}
