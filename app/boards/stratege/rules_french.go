package stratege

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

var frenchRules = []board.RuleSection{
	{Section: i18n.Section{Title: "Le matériel", Paragraphs: []string{
		"Un tablier de 110 points. Dix lignes horizontales le traversent, et six verticales, sur les colonnes a, c, " +
			"e, g, i et k. Où deux lignes se croisent, le point est noir ; les autres, entre deux verticales, sont " +
			"blancs.",
		"Chaque joueur a dix-huit pions : trois de chaque force, de 1 à 6. La force n’est écrite que sur la face " +
			"tournée vers leur maître : l’adversaire voit où ils sont, et rien d’autre.",
	}}},
	{Section: i18n.Section{Title: "Le but", Paragraphs: []string{
		"Mener ses pions, et les plus forts de préférence, sur les six points noirs de la ligne de fond adverse : " +
			"la ligne 10 pour Blanc, la ligne 1 pour Vert. Ces points portent un anneau. À la fin, chacun " +
			"additionne les forces de ses pions qui s’y trouvent ; le plus haut total gagne.",
	}}},
	{Section: i18n.Section{Title: "La mise en place", Paragraphs: []string{
		"Chacun, à l’abri des regards, pose ses dix-huit pions sur les dix-huit points noirs de ses trois premières " +
			"rangées : les lignes 1, 2 et 3 pour Blanc, 8, 9 et 10 pour Vert. Puis Blanc commence.",
	}}},
	{Section: i18n.Section{Title: "Légende", Paragraphs: []string{
		"L’œil est sur les pions dont les deux joueurs connaissent la force, les vôtres comme ceux d’en face. Un " +
			"pion posé sur un cercle de lumière est arrivé : il compte.",
	}}, Marks: marks("à vous, force 4", "force inconnue", "connue des deux", "arrivé")},
	{Section: i18n.Section{Title: "Le pas", Paragraphs: []string{
		"À son tour, on fait un pas ou une attaque. Le pas mène à un point libre voisin, le long d’une ligne : de " +
			"côté depuis n’importe quel point, en avant depuis un point noir seulement, car les blancs n’ont pas de " +
			"ligne verticale. On ne recule jamais d’un pas.",
	}}, Demo: stepping(
		"Blanc avance vers le haut, Vert vers le bas.",
		"Blanc avance de c3 en c4 : les deux points sont noirs.",
		"Vert avance de c8 en c7.",
		"Blanc va de côté, en d4. De ce point blanc, il ne peut que repartir de côté.",
		"Vert va de côté, en h8.",
		"Blanc continue en e4 : un point noir.",
		"Vert continue en g8.",
		"De e4, Blanc peut de nouveau avancer, en e5.",
	)},
	{Section: i18n.Section{Title: "L’attaque", Paragraphs: []string{
		"On attaque un pion adverse à un pas de distance, le long d’une ligne, dans les quatre directions : en " +
			"arrière aussi. Les deux joueurs montrent alors la force de leur pion, et c’est ensuite à l’attaqué de " +
			"jouer, quelle que soit l’issue.",
		"L’attaquant plus fort l’emporte : le défenseur est retiré, l’attaquant prend sa place.",
	}}, Demo: stronger(
		"Le pion blanc de force 4 peut attaquer d5.",
		"4 contre 3 : le pion vert est retiré, Blanc prend d5. L’œil rappelle que Vert connaît désormais ce 4.",
	)},
	{Section: i18n.Section{Title: "À force égale", Paragraphs: []string{
		"L’égalité profite à l’attaquant : le défenseur est retiré, lui seul.",
	}}, Demo: equal(
		"Blanc attaque devant lui, en c6.",
		"3 contre 3 : l’attaquant prend la place du défenseur.",
	)},
	{Section: i18n.Section{Title: "L’attaquant plus faible", Paragraphs: []string{
		"L’attaquant est retiré, et le défenseur prend sa place. Il peut ainsi reculer, ou gagner un point qu’il " +
			"n’aurait pas pu atteindre de lui-même.",
	}}, Demo: weaker(
		"Blanc attaque d5 avec un pion de force 2.",
		"2 contre 3 : le pion blanc est retiré, le défenseur prend sa place en c5.",
	)},
	{Section: i18n.Section{Title: "La ligne de fond adverse", Paragraphs: []string{
		"Un pion arrivé sur la ligne de fond adverse ne bouge plus et n’attaque plus. Mais on peut l’attaquer. S’il " +
			"l’emporte alors, il prend la place de l’attaquant comme tout défenseur : il quitte le fond, et " +
			"redevient libre.",
	}}, Demo: leaving(
		"Le pion blanc est arrivé en c10. Vert l’attaque depuis c9.",
		"3 contre 4 : le pion vert est retiré, et le défenseur doit prendre sa place, en c9. Il ne compte plus.",
		"Il est libre de bouger : Blanc l’emmène en b9.",
	)},
	{Section: i18n.Section{Title: "Passer", Paragraphs: []string{
		"Un joueur dont aucun pion ne peut bouger ni attaquer passe son tour, et la partie continue. On ne passe " +
			"jamais par choix.",
	}}},
	{Section: i18n.Section{Title: "La fin : le fond occupé", Paragraphs: []string{
		"La partie s’arrête dès qu’un joueur occupe les six points noirs du fond adverse, fût-ce au tour de " +
			"l’autre. Il n’a pas gagné pour autant : seul le total compte.",
	}}, Demo: filling(
		"Blanc tient cinq des six points, et en a 17. Vert en a 14, et un 4 qui arrive.",
		"Blanc occupe le sixième : la partie est finie, 19 à 14. Tous les pions sont montrés.",
	)},
	{Section: i18n.Section{Title: "La fin : plus un coup", Paragraphs: []string{
		"La partie s’arrête aussi quand les deux joueurs sont bloqués à la fois.",
	}}, Demo: blocked(
		"Les deux derniers pions blancs sont au fond, et sur des points blancs : ils ne comptent pas. Blanc passe.",
		"Vert n’est pas bloqué : il joue seul.",
		"c1 est atteint, plus rien ne peut bouger. Vert gagne 4 à 0.",
	)},
	{Section: i18n.Section{Title: "La fin : cent tours pour rien", Paragraphs: []string{
		"Pour qu’une partie ait toujours une fin, elle s’arrête après cent tours de suite, des deux joueurs " +
			"ensemble, sans attaque ni pas en avant. La page prévient vingt tours avant.",
	}}, Demo: quiet(
		"Quatre-vingt-dix-huit tours ont passé ainsi.",
		"Blanc va de côté : quatre-vingt-dix-neuf.",
		"Vert aussi : la partie s’arrête, et Vert gagne 4 à 3.",
	)},
	{Section: i18n.Section{Title: "Ce que chacun sait", Paragraphs: []string{
		"Où sont tous les pions ; la force des siens ; celle des pions qu’une attaque a montrés ; ce que chacun a " +
			"perdu. Le reste se déduit en comptant : il n’y a que trois pions de chaque force.",
		"Un pion caché arrivé au fond compte, mais l’adversaire ne sait pas combien. À côté des noms, la page donne " +
			"donc les points connus, puis le nombre de pions arrivés cachés.",
	}}, Demo: knowing(
		"L’écran de Blanc. Il connaît le 1 en k9, qu’une attaque a montré.",
		"Blanc attaque d5, et y trouve un 5 : son 4 est retiré, le 5 prend sa place en c5, et reste connu.",
		"Vert avance de g8 en g7. De ce pion, Blanc ne sait rien.",
	)},
	{Section: i18n.Section{Title: "À deux sur un écran", Paragraphs: []string{
		"Entre deux tours, un écran neutre demande de passer l’appareil : ce que l’un sait n’est jamais dans la " +
			"page pendant que l’autre la regarde. Dans les réglages, « mémoire assistée » dit si la page garde " +
			"montrés les pions qu’une attaque a révélés ; sinon, elle les retourne au coup suivant, et c’est à vous " +
			"de vous en souvenir.",
	}}},
	{Section: i18n.Section{Title: "Points laissés ouverts par la source", Paragraphs: []string{
		"La fiche dit qu’un pion arrivé au fond ne bouge plus. Nous l’entendons aussi d’un pion arrivé sur un point " +
			"blanc, où il est de plus sans valeur, et nous comprenons qu’il n’attaque pas non plus.",
		"Elle ne dit pas si l’on peut quitter le fond. Le défenseur qui l’emporte « prend la place » de l’attaquant " +
			": nous l’appliquons là aussi.",
		"Elle n’a pas de règle contre les parties sans fin : les cent tours sont de nous. Les trois fins sont " +
			"examinées après chaque tour, dans l’ordre de cette page.",
		"Elle ne fait montrer à la fin que les pions du fond ; ici, tous le sont. Rien ne dit qui commence : le " +
			"hasard choisit d’abord, puis le perdant, sauf réglage contraire. Celui qui commence a les blancs.",
	}}},
	{Section: i18n.Section{Title: "La machine", Paragraphs: []string{
		"Elle ne triche pas : elle ne reçoit qu’une observation, c’est-à-dire ce que verrait une personne assise à " +
			"sa place, et rien dans le programme ne lui donne davantage. Un essai mélange vos forces cachées : ses " +
			"coups restent les mêmes.",
		"D’un pion inconnu, elle pense ce que dit le compte : s’il reste deux 6 et un 1 à trouver, il est deux fois " +
			"sur trois un 6. Elle ne cherche rien dans votre manière de jouer. Puis elle calcule quelques coups " +
			"d’avance ; une attaque sur un pion inconnu y est un tirage au sort, avec ses deux issues et leurs " +
			"chances.",
		"Elle dispose ses pions au hasard, les forts plutôt devant, mais aucune disposition n’est exclue. Aux trois " +
			"premiers niveaux elle ne regarde qu’un ou deux coups devant elle et en néglige certains ; aux trois " +
			"derniers elle ne néglige rien, et ils ne diffèrent que par le temps de réflexion, d’une seconde au plus.",
	}}},
}

// marks is the legend of how a pawn looks, told in one language.
func marks(own, other, known, there string) []board.Mark {
	five, six := bare(1, 5), bare(0, 6)
	five.Face += shown
	six.Face += arrived
	return []board.Mark{
		{Glyph: bare(0, 4), Text: own}, {Glyph: bare(1, 0), Text: other},
		{Glyph: five, Text: known}, {Glyph: six, Text: there},
	}
}
