//go:build !js

package domino

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

var frenchRules = []board.RuleSection{
	{Section: i18n.Section{Title: "Le matériel", Paragraphs: []string{
		"Les vingt-huit dominos d’un jeu ordinaire, faces visibles : c’est la réserve, commune aux deux joueurs. Un " +
			"domino couvre deux cases, une par nombre.",
	}}},
	{Section: i18n.Section{Title: "La zone", Paragraphs: []string{
		"Il n’y a pas de tablier. Tout ce qui est posé doit tenir dans un carré de cinq cases de côté, ou six, ou " +
			"sept, dont la place n’est pas fixée d’avance. Les dominos vont dans tous les sens.",
		"Le cadre montre une zone qui contient tout ce qui est posé. Où il est en tirets, elle peut encore glisser ; " +
			"en trait plein, elle ne bouge plus. Les points marquent toutes les cases qu’elle peut encore atteindre.",
	}}},
	{Section: i18n.Section{Title: "La pose", Paragraphs: []string{
		"Le double zéro est posé d’abord ; ce n’est pas un coup. Puis chacun à son tour choisit un domino de la " +
			"réserve et le pose contre un autre.",
		"Un de ses nombres au moins doit toucher le même nombre. Aucun ne doit toucher un nombre différent.",
		"Le zéro fait exception : il peut toucher n’importe quel nombre, et même plusieurs, et cela suffit pour " +
			"poser. Mais un zéro ne touche jamais un autre zéro.",
	}}},
	{Section: i18n.Section{Title: "La fin", Paragraphs: []string{
		"Qui ne peut plus poser à son tour a perdu. Le dernier à poser gagne donc.",
	}}},
	{Section: i18n.Section{Title: "Une partie en neuf coups, sur 5 × 5", Paragraphs: []string{
		"A commence ; B est l’autre joueur.",
	}}, Demo: nine(
		"On commence toujours avec le double zéro.",
		"A pose son 3 à côté d’un zéro.",
		"B pose son 5 contre deux zéros. Il en a le droit.",
		"Le 6 de A touche un autre 6 et un 0, et son 3 touche un 0 : la règle est respectée.",
		"B pose son 3 à côté d’un 3 et son 1 à côté d’un 0.",
		"A pose un 1 contre un autre 1. La largeur de cinq cases est atteinte : plus rien ne peut aller plus à gauche "+
			"ni plus à droite.",
		"Le 6 de B touche un autre 6. La hauteur est atteinte elle aussi.",
		"A pose son 0 contre un 3.",
		"B pose le double 2 contre un 2.",
		"A joue le dernier coup et gagne. Seul le double zéro pourrait remplir les deux cases qui restent côte "+
			"à côte, et il est déjà posé.",
	)},
	{Section: i18n.Section{Title: "La parité", Paragraphs: []string{
		"Sur 5 × 5, onze dominos au plus trouvent place autour du double zéro. Si les onze sont posés, le premier " +
			"joueur pose le dernier. Le second cherche donc à « tuer » des cases, à les rendre injouables, pour qu’il " +
			"y ait un coup de moins ; le premier l’en empêche, ou en tue aussi.",
		"En bref : un nombre impair de coups, et le premier gagne ; un nombre pair, et c’est le second.",
		"À chaque tour, la page dit combien de coups peuvent encore venir au plus. « Cases mortes » marque celles " +
			"qu’aucun domino restant ne peut remplir.",
	}}},
	{Section: i18n.Section{Title: "Poser sur l’écran", Paragraphs: []string{
		"Choisissez un domino, puis touchez une place : il s’y montre, avec une coche à chaque contact permis et " +
			"une croix à chaque contact interdit. Touchez la même place encore, ou « Poser » : il est posé. C’est pareil " +
			"à la souris, au doigt et au clavier. « Tourner », ou la touche R, change l’endroit du second nombre ; " +
			"« Remettre », ou Échap, rend le domino à la réserve.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "Ce que la source ne dit pas", Paragraphs: []string{
		"L’auteur commente deux parties, photographies à l’appui. Les photographies manquent : nous avons cherché " +
			"d’autres parties, où chaque coup fait ce que dit son commentaire.",
		"Le contact d’un zéro et d’un autre nombre suffit-il pour poser ? Oui : le premier coup de l’exemple " +
			"n’en a pas d’autre.",
		"Le double zéro est posé couché ; comme la zone est carrée, cela ne change rien. Rien ne dit qui " +
			"commence : le hasard choisit d’abord, puis le perdant, sauf réglage contraire.",
		"Les zones de trois et de quatre cases ne sont pas de l’auteur : ce sont de petits exercices.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "La notation", Paragraphs: []string{
		"Dans la liste des coups, « 3-6 i7-j7 » veut dire : le 3 en i7 et le 6 en j7. Les lettres des colonnes et " +
			"les numéros des lignes sont au bord du plan ; ils ne changent pas pendant la partie. Le double zéro est " +
			"toujours en g7 et h7.",
		"Dans les liens et les fichiers, le même coup s’écrit 36@2,0>3,0 : le double zéro couvre 0,0 et 1,0 ; le " +
			"premier nombre d’une case croît vers la droite, le second vers le haut.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "Ce que dit le calcul", Paragraphs: []string{
		"Sur 5 × 5, le second joueur gagne toujours s’il joue bien. Aux symétries près, et comme les nombres de 1 à " +
			"6 peuvent s’échanger, il n’y a que quatorze premiers coups : tous perdent. Il a fallu examiner " +
			"près de neuf millions de positions pour le savoir.",
		"Sur 3 × 3 et 4 × 4, c’est le premier qui gagne. Sur 4 × 4, une seule sorte de premier coup y mène : " +
			"le 1-2 couché contre le double zéro, décalé d’une case, ou un coup qui lui ressemble. Une partie " +
			"a au plus 11 coups sur 5 × 5, 17 sur 6 × 6 et 23 sur 7 × 7.",
	}}},
	{Part: board.Related, Section: i18n.Section{Title: "Une partie en dix-sept coups, sur 7 × 7", Paragraphs: []string{
		"Sur une zone plus grande, l’ordre dans lequel la largeur et la hauteur se remplissent compte davantage.",
	}}, Demo: seventeen(
		"On commence toujours avec le double zéro.",
		"A pose son 2 contre un zéro.",
		"B pose le double 5 contre un zéro.",
		"A pose son 0 contre un 3. La hauteur de sept cases est déjà atteinte : plus rien ne peut aller plus "+
			"haut ni plus bas.",
		"Le 5 de B touche un autre 5.",
		"A pose le double 4 contre un zéro.",
		"Le 4 de B touche un zéro.",
		"A pose le double 6 contre un 6.",
		"Le zéro de B touche plusieurs nombres différents. Il en a le droit.",
		"Le 6 de A touche un 6. La largeur de sept cases est atteinte à son tour.",
		"Le 3 et le 4 de B touchent chacun un zéro.",
		"Le 4 de A touche un autre 4.",
		"Le zéro de B touche deux nombres différents : le coup est permis.",
		"Le 3 de A touche un zéro.",
		"Le zéro de B touche un 2 et un 6, et son 6 touche un autre 6.",
		"Le 6 de A touche un zéro et un 6, et son 5 touche deux autres 5.",
		"Le zéro de B touche un 3, et son 2 un 2 et un zéro.",
		"A joue le dernier coup possible et gagne. Dans les places de deux cases qui restent n’iraient que le "+
			"0-4, le 0-6 ou le double zéro : tous trois sont déjà posés.",
	)},
}
