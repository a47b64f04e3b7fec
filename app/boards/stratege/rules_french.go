//go:build !js

package stratege

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

var frenchRules = []board.RuleSection{
	{Section: i18n.Section{Title: "Le matériel", Paragraphs: []string{
		"Dix lignes horizontales et six verticales traversent le tablier. Où deux lignes se croisent, le point est noir ; " +
			"les autres points sont blancs.",
		"Chaque joueur a dix-huit pions : trois de chaque force, de 1 à 6. L’adversaire voit où ils sont, mais pas leur " +
			"force.",
	}}},
	{Section: i18n.Section{Title: "Le but", Paragraphs: []string{
		"Occuper les six points noirs du fond adverse, marqués d’un anneau : la ligne 10 pour Blanc, la 1 pour Vert. À la " +
			"fin, chacun additionne les forces de ses pions arrivés là ; le plus haut total gagne.",
	}}},
	{Section: i18n.Section{Title: "La mise en place", Paragraphs: []string{
		"Chacun, à l’abri des regards, pose ses pions sur les dix-huit points noirs de ses trois premières lignes. Puis " +
			"Blanc commence.",
	}}},
	{Section: i18n.Section{Title: "Légende", Paragraphs: []string{
		"L’œil : les deux joueurs connaissent la force. Le disque de lumière : le pion est arrivé.",
	}}, Marks: frenchMarks},
	{Section: i18n.Section{Title: "Le pas", Paragraphs: []string{
		"Un pas mène à un point libre voisin, le long d’une ligne : de côté depuis n’importe quel point, en avant depuis " +
			"un point noir. Aucun pas ne recule.",
	}}, Demo: stepping(
		"Blanc avance vers le haut, Vert vers le bas.",
		"Blanc avance de c3 en c4 : les deux points sont noirs.",
		"Vert avance aussi.",
		"Blanc va de côté, en d4. De ce point blanc, on ne repart que de côté.",
		"Vert va de côté.",
		"Blanc continue en e4 : un point noir.",
		"Vert continue.",
		"De e4, Blanc peut de nouveau avancer.",
	)},
	{Section: i18n.Section{Title: "L’attaque", Paragraphs: []string{
		"On attaque un pion adverse à un pas, le long d’une ligne, en avant, de côté ou en arrière. Les deux joueurs " +
			"montrent la force de leur pion ; c’est ensuite à l’attaqué de jouer.",
		"Un attaquant plus fort prend la place du défenseur, qui est retiré.",
	}}, Demo: stronger(
		"Le pion blanc de force 4 peut attaquer d5.",
		"4 contre 3 : Blanc prend d5. L’œil rappelle que Vert connaît désormais ce 4.",
	)},
	{Section: i18n.Section{Title: "À force égale", Paragraphs: []string{
		"L’attaquant l’emporte aussi.",
	}}, Demo: equal(
		"Blanc attaque devant lui, en c6.",
		"3 contre 3 : l’attaquant prend la place du défenseur.",
	)},
	{Section: i18n.Section{Title: "L’attaquant plus faible", Paragraphs: []string{
		"L’attaquant est retiré, et le défenseur prend sa place : il peut ainsi reculer.",
	}}, Demo: weaker(
		"Blanc attaque d5 avec un pion de force 2.",
		"2 contre 3 : le pion blanc est retiré, le défenseur prend sa place en c5.",
	)},
	{Section: i18n.Section{Title: "Au fond", Paragraphs: []string{
		"Un pion arrivé au fond adverse ne bouge plus et n’attaque plus. Mais on peut l’attaquer : s’il l’emporte, il " +
			"prend la place de l’attaquant, quitte le fond, et redevient libre.",
	}}, Demo: leaving(
		"Le pion blanc est arrivé en c10. Vert l’attaque depuis c9.",
		"3 contre 4 : le défenseur doit venir en c9. Il ne compte plus.",
		"Il est libre de bouger : Blanc l’emmène en b9.",
	)},
	{Section: i18n.Section{Title: "Passer", Paragraphs: []string{
		"Un joueur dont aucun pion ne peut bouger ni attaquer passe son tour. On ne passe jamais par choix.",
	}}},
	{Section: i18n.Section{Title: "La fin", Paragraphs: []string{
		"La partie s’arrête dès qu’un joueur occupe les six points noirs du fond adverse. Il n’a pas gagné pour autant : " +
			"seul le total compte.",
	}}, Demo: filling(
		"Blanc tient cinq des six points, et en a 17. Vert en a 14, et un 4 qui arrive.",
		"Blanc occupe le sixième : la partie est finie, 19 à 14.",
	)},
	{Section: i18n.Section{Title: "Les autres fins", Paragraphs: []string{
		"La partie s’arrête aussi quand les deux joueurs sont bloqués à la fois, et après cent tours de suite sans attaque " +
			"ni pas en avant.",
	}}, Demo: blocked(
		"Les deux derniers pions blancs sont au fond, sur des points blancs. Blanc passe.",
		"Vert joue seul.",
		"c1 est atteint, plus rien ne peut bouger. Vert gagne 4 à 0.",
	)},
	{Section: i18n.Section{Title: "Ce que chacun sait", Paragraphs: []string{
		"Où sont tous les pions, la force des siens et de ceux qu’une attaque a montrés. Le reste se compte : il n’y a " +
			"que trois pions de chaque force.",
	}}, Demo: knowing(
		"L’écran de Blanc : une attaque lui a montré le 1 en k9.",
		"Blanc attaque d5 et y trouve un 5, qui prend sa place en c5, et reste connu.",
		"Vert avance en g7. De ce pion, Blanc ne sait rien.",
	)},
	{Part: board.Notes, Section: i18n.Section{Title: "À côté des noms", Paragraphs: []string{
		"Un pion caché arrivé au fond compte, mais l’adversaire ne sait pas combien. La page donne donc les points connus, " +
			"puis le nombre de pions arrivés cachés.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "À deux sur un écran", Paragraphs: []string{
		"Entre deux tours, un écran neutre demande de passer l’appareil : ce que l’un sait n’est jamais dans la page " +
			"pendant que l’autre la regarde. Dans les réglages, « mémoire assistée » laisse visibles les pions qu’une " +
			"attaque a montrés ; sinon, la page les retourne au coup suivant, et c’est à vous de vous en souvenir.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "Ce que la source ne dit pas", Paragraphs: []string{
		"La fiche dit qu’un pion arrivé au fond ne bouge plus. Nous l’entendons aussi d’un pion arrivé sur un point " +
			"blanc, où il est de plus sans valeur, et nous comprenons qu’il n’attaque pas non plus.",
		"Elle ne dit pas si l’on peut quitter le fond. Le défenseur qui l’emporte « prend la place » de l’attaquant " +
			": nous l’appliquons là aussi.",
		"Les trois fins sont examinées après chaque tour, dans l’ordre de cette page.",
		"Elle ne fait montrer à la fin que les pions du fond ; ici, tous le sont. Rien ne dit qui commence : le " +
			"hasard choisit d’abord, puis le perdant, sauf réglage contraire. Celui qui commence a les blancs.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "Cent tours pour rien", Paragraphs: []string{
		"La source n’a pas de règle contre les parties sans fin : les cent tours, des deux joueurs ensemble, sont les " +
			"nôtres. La page prévient vingt tours avant.",
	}}, Demo: quiet(
		"Quatre-vingt-dix-huit tours ont passé ainsi.",
		"Blanc va de côté : quatre-vingt-dix-neuf.",
		"Vert aussi : la partie s’arrête, et Vert gagne 4 à 3.",
	)},
	{Part: board.Notes, Section: i18n.Section{Title: "La machine", Paragraphs: []string{
		"Elle ne triche pas : elle ne reçoit qu’une observation, c’est-à-dire ce que verrait une personne assise à " +
			"sa place, et rien dans le programme ne lui donne davantage. Un essai mélange vos forces cachées : ses " +
			"coups restent les mêmes.",
		"D’un pion inconnu, elle pense ce que dit le compte : s’il reste deux 6 et un 1 à trouver, il est deux fois " +
			"sur trois un 6. Ce que chacun a vu de ce pion rend cela plus ou moins probable : d’où il est parti, " +
			"comment il a bougé, s’il est venu près de pions connus, les a quittés ou négligés. Elle a appris dans " +
			"des parties contre elle-même ce que cela veut dire, et ne le croit qu’en partie, car vous pouvez jouer " +
			"autrement.",
		"Puis elle calcule quelques coups d’avance ; une attaque sur un pion inconnu y est un tirage au sort, avec " +
			"ses deux issues et leurs chances. Ce que vaut une position, elle l’a appris dans ces parties aussi. " +
			"Avec un point d’avance, elle n’attend pas les cent tours là où il y a plus à gagner.",
		"Elle dispose ses pions au hasard, les forts plutôt devant, mais aucune disposition n’est exclue. Aux " +
			"premiers niveaux elle ne regarde qu’un ou deux coups devant elle et en néglige certains ; aux derniers " +
			"elle ne néglige rien, et ils ne diffèrent que par le nombre de positions étudiées, en une seconde au plus.",
	}}},
}
