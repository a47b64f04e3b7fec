//go:build !js

package entropy

import (
	"strconv"

	"tablier/app/board"
	"tablier/app/i18n"
)

var frenchRules = []board.RuleSection{
	{Section: i18n.Section{Title: "Le matériel", Paragraphs: []string{
		"Un tablier de cinq cases sur cinq. Chaque joueur a sept pions, blancs ou noirs : au départ cinq sur la " +
			"rangée de son bord, et deux aux bouts de la rangée suivante.",
	}}},
	{Section: i18n.Section{Title: "Le but", Paragraphs: []string{
		"Disperser ses sept pions : aucun ne touche plus un pion ami, et chacun touche au moins un pion adverse. " +
			"Deux pions se touchent quand leurs cases ont un côté ou un coin en commun.",
	}}},
	{Section: i18n.Section{Title: "Légende", Paragraphs: []string{
		"Chaque pion porte la marque de son état. Deux anneaux liés : il touche un ami et peut glisser. Un losange : " +
			"il touche un adversaire et aucun ami, il compte pour la victoire. Un cercle en tirets : il ne touche " +
			"aucun pion.",
	}}, Marks: marks(frenchStates)},
	{Section: i18n.Section{Title: "Le glissement", Paragraphs: []string{
		"À chaque tour on glisse un de ses pions, qui touche au moins un ami au moment de partir. Il va en ligne " +
			"droite, dans une des huit directions, d’autant de cases libres qu’on veut. On ne prend pas, on ne saute pas.",
	}}, Demo: sliding(
		"Au départ, chaque pion touche un ami.",
		"Blanc glisse de a2 en b3, une case en diagonale.",
		"Noir glisse de e4 en c2, deux cases en diagonale.",
	)},
	{Section: i18n.Section{Title: "L’isolement", Paragraphs: []string{
		"Au début de son tour, un joueur regarde s’il a un pion isolé, qui ne touche aucun pion, ni ami ni adverse. " +
			"S’il en a un, il doit glisser un autre pion jusqu’à son contact ; tout autre coup est interdit.",
		"Ici c5 est isolé, et Blanc n’a que treize coups permis.",
	}}, Demo: joining(
		"Le pion blanc c5 est isolé. a3, a4, d3 et e4 peuvent le rejoindre.",
		"a4 glisse en c4 : c5 a retrouvé un voisin.",
	)},
	{Section: i18n.Section{Title: "Un seul pion peut aider", Paragraphs: []string{
		"Ce pion doit toucher un ami et voir une case voisine du pion isolé. Il n’y en a parfois qu’un.",
	}}, Demo: joiningAlone(
		"e1 est isolé. Seul d4 peut aller à son contact, en d1 ou en d2.",
		"d4 glisse en d1 : e1 n’est plus isolé.",
	)},
	{Section: i18n.Section{Title: "Gagner au début de son tour", Paragraphs: []string{
		"Un joueur gagne si ses sept pions sont dispersés au début de son tour. Après le coup qui les disperse, " +
			"l’adversaire joue donc encore une fois, et peut tout défaire.",
		"Ici Noir menace de jouer d2–e1, qui disperserait ses sept pions. Seuls b2–b4 et b2–b5 l’en empêchent : le pion " +
			"noir c2 y perd son dernier voisin blanc.",
	}}, Demo: threatening(
		"À Blanc de jouer. Noir menace d2–e1.",
		"Blanc n’y prend pas garde : il glisse de a2 en b1.",
		"Noir glisse de d2 en e1 : ses sept pions sont dispersés.",
		"Il est trop tard pour b2–b4. Au début de son tour, Noir a gagné.",
	)},
	{Section: i18n.Section{Title: "Passer", Paragraphs: []string{
		"Un joueur passe quand il n’a aucun coup permis : un de ses pions est isolé et aucun autre ne peut le " +
			"rejoindre, ou bien aucun de ses pions qui touchent un ami n’a de case libre. On ne passe jamais par " +
			"choix.",
		"On peut même gagner par un coup de l’adversaire : ce qui compte est l’état des pions au début de son propre " +
			"tour.",
	}}, Demo: passing(
		"Aucun pion noir ne touche un ami, mais e5 est isolé : Noir n’a pas gagné, et rien ne peut glisser.",
		"Noir passe.",
		"Blanc glisse de d3 en d5, au contact de e5. Les sept pions noirs sont dispersés : Noir gagne.",
	)},
	{Section: i18n.Section{Title: "La partie nulle", Paragraphs: []string{
		"La partie est nulle quand une position se présente pour la troisième fois avec le même joueur au trait, ou " +
			"quand les deux joueurs passent l’un après l’autre.",
	}}},
	{Section: i18n.Section{Title: "Finir tout de suite", Paragraphs: []string{
		"C’est une option des réglages : la partie s’arrête dès que les sept pions d’un camp sont dispersés, sans " +
			"attendre le tour suivant. Si un coup disperse les deux camps à la fois, celui qui l’a joué gagne.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "Ce que les sources ne disent pas", Paragraphs: []string{
		"Les figures sur l’isolement et la victoire sont de l’auteur, les autres d’une fiche de cours. C’est le texte de " +
			"l’auteur qui arrête la partie tout de suite.",
		"Plusieurs pions isolés à la fois : il suffit d’en rejoindre un. Le coup joué peut en isoler un autre, de " +
			"l’un ou l’autre camp.",
		"La fiche ne prévoit aucune partie nulle : les deux règles ci-dessus sont les nôtres.",
		"Rien ne dit qui commence : nous laissons d’abord le hasard choisir, puis le perdant, sauf réglage " +
			"contraire. Celui qui commence a les blancs, sur les rangées 1 et 2.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "Ce que dit le calcul", Paragraphs: []string{
		"Le jeu est entièrement résolu : nous avons calculé la valeur exacte de ses 15\u00a0297\u00a0796\u00a0800 " +
			"positions. La position de départ est nulle, et chacun des 35 premiers coups le reste.",
		"Parmi toutes les positions, celui qui est au trait en gagne 3,73 %, en annule 95,43 % et en perd 0,84 %. La " +
			"victoire la plus longue demande 142 coups, en comptant ceux des deux joueurs.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "La machine", Paragraphs: []string{
		"Elle n’emporte pas cette table, bien trop grande. Elle calcule quelques coups d’avance, et juge les " +
			"positions où elle s’arrête d’après ce que la table a appris. Aux premiers niveaux elle ne regarde que " +
			"quelques coups devant elle et en néglige certains ; aux derniers elle ne néglige rien, et ils ne " +
			"diffèrent que par le nombre de positions étudiées.",
		"Nous l’avons jugée par la table, sur 328 positions gagnées ou nulles où un coup au moins gâche tout. Le " +
			"premier niveau s’y trompe 35 fois sur cent, ceux qui ne négligent rien, moins d’une fois. Sur 10 000 " +
			"positions choisies plus difficiles, quand elle étudie 200 000 positions par coup, elle se trompe encore " +
			"quatre fois sur mille. Et de ce qui est gagné, mais en 12 demi-coups au moins, elle gagne la moitié.",
	}}},
}

var frenchPuzzles = puzzleText{
	about: i18n.Section{Title: "Problèmes", Paragraphs: []string{
		"Dans chacune de ces positions, trouvées par le calcul, un seul premier coup gagne. On compte les coups du " +
			"camp au trait, contre la défense qui dure le plus ; la victoire se constate au début du tour qui suit " +
			"le dernier.",
		"Avancez pour voir la solution, ou jouez la position contre la machine.",
	}},
	name: func(number int) string { return "Problème " + strconv.Itoa(number) },
	toWin: func(who string, moves int) string {
		return who + " joue et gagne en " + strconv.Itoa(moves) + " coups."
	},
}
