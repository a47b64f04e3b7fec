//go:build !js

package i18n

var frenchByLinkTexts = ByLinkTexts{
	Lead: "Deux appareils, aucun serveur, aucun arbitre. Voici comment chacun vérifie l’autre, et ce qu’il reste " +
		"à croire. C’est aussi une leçon d’informatique\u202f: l’empreinte, la signature, la mise en gage, le " +
		"sel, la chaîne et l’arbre.",
	Sections: []ByLinkSection{
		{ID: "liens", Title: "1. Une partie par liens", Paragraphs: []string{
			"Chaque tour est un lien. Vous l’envoyez comme vous voulez\u202f: par message, par courriel, en code " +
				"QR. Il n’y a pas de serveur\u202f: la partie est dans les liens et sur les deux appareils.",
			"Les liens sont numérotés à partir de 0. Celui qui invite envoie les liens pairs, l’invité les liens " +
				"impairs, chacun à son tour.",
			"Un lien dit de quelle partie il est et quel est son numéro. Il porte les nouveaux coups, ce qui est " +
				"dévoilé, l’*empreinte* de tous les liens d’avant et la *signature* de qui l’a fait\u202f: la " +
				"suite les explique. Votre page vérifie la signature, refait chaque coup selon les règles, puis " +
				"compare. Si quelque chose ne va pas, elle refuse le lien et dit pourquoi.",
			"Sans secret ni hasard ({open}), cela suffit. Quand on tire au sort ({chance}) ou que des forces sont " +
				"cachées ({secret}), il faut davantage.",
		}},
		{ID: "empreinte", Title: "2. L’empreinte", Paragraphs: []string{
			"Une *fonction de hachage* lit un texte, court ou long, et rend un nombre de taille fixe\u202f: son " +
				"empreinte. Tablier emploie SHA‑256, la même fonction que les sites sécurisés.",
		}, Points: []string{
			"Le même texte a toujours la même empreinte, sur tous les appareils.",
			"Changez un seul signe\u202f: l’empreinte devient tout autre.",
			"De l’empreinte, on ne revient pas au texte\u202f: on ne sait qu’essayer des textes, un par un.",
		}, After: []string{
			"Une partie garde les 192 premiers bits, soit 48 chiffres hexadécimaux. Pour trouver deux textes de " +
				"même empreinte, il faudrait environ 2⁹⁶ essais. Un milliard de machines, à un milliard d’essais " +
				"par seconde chacune, y passeraient 2\u202f500 ans.",
		}},
		{ID: "signature", Title: "3. Votre signature", Paragraphs: []string{
			"Qui a fait ce lien\u202f? N’importe qui peut le copier, ou en fabriquer un autre. Pour chaque partie, " +
				"votre page tire donc un secret que personne d’autre n’a. Il donne deux clés, qui vont ensemble. " +
				"La *clé publique* part dans votre premier lien. La *clé privée* reste sur votre appareil.",
			"Avec la clé privée, la page calcule la *signature* de chaque lien que vous envoyez. Avec la clé " +
				"publique, chacun la vérifie. Mais de la clé publique, on ne sait pas revenir à la clé privée, " +
				"et sans elle on ne sait rien signer.",
			"Ce que vous signez, c’est l’empreinte de tous les liens jusqu’au vôtre. Une signature ne vaut donc " +
				"qu’à sa place, dans cette partie-là.",
		}, After: []string{
			"Votre code de secours porte le secret\u202f: avec lui, un autre appareil signe comme le vôtre. Quand un " +
				"lien apporte des coups que vous avez signés ailleurs, la page vous demande d’abord s’ils sont bien " +
				"de vous.",
		}},
		{ID: "enveloppe", Title: "4. L’enveloppe fermée", Paragraphs: []string{
			"Vous voulez fixer la force d’un pion sans la montrer. Vous l’écrivez, vous fermez l’enveloppe, vous " +
				"la donnez. Plus tard, on l’ouvre\u202f: l’autre voit ce que vous aviez écrit. C’est une *mise en " +
				"gage*.",
			"Ici, l’enveloppe est une empreinte\u202f: celle de la force suivie d’un grand nombre tiré au hasard, " +
				"le *sel*. Vous envoyez l’empreinte, et gardez la force et le sel. Pour ouvrir, vous donnez les " +
				"deux\u202f; l’adversaire refait le calcul.",
		}},
		{ID: "sel", Title: "5. Pourquoi un sel", Paragraphs: []string{
			"Une force n’a que six valeurs. Sans sel, l’adversaire calcule ces six empreintes, une fois pour " +
				"toutes, et cherche la vôtre dans la liste.",
		}, After: []string{
			"Avec un sel de 128 bits, il faudrait essayer six fois 2¹²⁸ textes\u202f: un nombre de quarante " +
				"chiffres. Le sel reste secret jusqu’à l’ouverture, et chaque pion a le sien\u202f: ouvrir l’un " +
				"ne dit rien des autres.",
		}},
		{ID: "tirages", Title: "6. Une pièce pour deux", Paragraphs: []string{
			"Qui tire un pion du sac, sans arbitre\u202f? Si l’un tirait seul, l’autre devrait le croire. Ils " +
				"tirent donc à deux\u202f: chacun met en gage un nombre, et le tirage se calcule à partir des " +
				"deux. Il suffit qu’un seul des deux nombres soit vraiment au hasard pour que le tirage le soit.",
			"Une partie demande beaucoup de tirages. Chacun prépare donc une *chaîne d’empreintes*. Il tire un " +
				"nombre, en prend l’empreinte, puis l’empreinte de l’empreinte, et ainsi de suite, 255 fois. La " +
				"dernière obtenue, c0, est envoyée au début. Toute la chaîne est alors fixée.",
			"Au premier tirage, chacun dévoile c1\u202f; au deuxième, c2. Un seul calcul vérifie\u202f: " +
				"l’empreinte de c1 doit être c0, celle de c2 doit être c1. Mais de c1, personne ne peut deviner c2.",
		}, After: []string{
			"L’ordre compte ({chance}). Celui qui ne pose pas, Ordre, dévoile le premier, dans le lien de son " +
				"glissement\u202f: il ne connaît pas encore le nombre de Chaos. Chaos connaît alors les deux " +
				"nombres. Il voit le pion, le pose, et dévoile le sien dans le même lien. Il ne peut pas en " +
				"donner un autre\u202f: sa chaîne est fixée depuis le début.",
		}},
		{ID: "arbre", Title: "7. Dix-huit pions, une empreinte", Paragraphs: []string{
			"Une mise en place cache dix-huit forces ({secret}). Au lieu de dix-huit enveloppes, une seule " +
				"empreinte est envoyée\u202f: la racine d’un *arbre de Merkle*.",
			"En bas, chaque pion a sa feuille\u202f: l’empreinte de son numéro, de son sel et de sa force. " +
				"Au-dessus de deux voisines se tient l’empreinte des deux. Une dernière sans voisine monte telle " +
				"quelle. Tout en haut il en reste une, la racine. Changez une seule force, et la racine change.",
		}, After: []string{
			"Attaquer, c’est ouvrir un pion. Le lien porte sa force, son sel et les empreintes voisines de son " +
				"chemin, cinq au plus. L’adversaire calcule en montant. S’il retrouve la racine, la force est " +
				"celle de la mise en place. La réponse ouvre de même le pion attaqué. Tous les autres restent " +
				"fermés.",
		}},
		{ID: "fin", Title: "8. À la fin, tout s’ouvre", Paragraphs: []string{
			"La partie finie ou abandonnée, chacun dévoile tout ce qui était caché. Chaque page vérifie alors la " +
				"mise en place de l’autre\u202f: trois pions de chaque force, là où ils avaient été posés au début.",
			"Avant cela, ce qui n’est pas ouvert ne quitte pas votre appareil.",
		}},
		{ID: "triche", Title: "9. Et si l’on essayait\u202f?", Table: [][2]string{
			{"Ce qu’un tricheur tenterait", "Ce que voit la page"},
			{"Jouer ou abandonner à votre place", "Il faudrait votre signature. Le lien est refusé, et rien n’en " +
				"est gardé."},
			{"Dire une autre force", "Le calcul ne mène plus à la racine. Le lien est refusé."},
			{"Poser plus de trois 6", "Tout s’ouvre à la fin\u202f: une telle mise en place est refusée."},
			{"Choisir le pion tiré", "Un autre nombre n’a pas pour empreinte celui d’avant. Le lien est refusé."},
			{"Connaître un tirage d’avance", "Il manque le nombre de l’autre, qui n’est pas encore dévoilé."},
			{"Reprendre un coup déjà envoyé", "Deux liens différents ont le même numéro\u202f: la page garde le " +
				"premier et le dit."},
			{"Renvoyer un vieux lien", "Il est déjà connu\u202f: rien ne change."},
			{"Envoyer le lien d’une autre partie", "Ce n’est pas le numéro de cette partie."},
			{"Modifier un lien en route", "La signature n’est plus celle de ce lien. Il est refusé."},
			{"Répondre à l’invitation après un autre", "La partie se joue avec le premier venu\u202f: l’autre " +
				"réponse est refusée."},
			{"Jouer un coup interdit", "La page refait chaque coup selon les règles."},
			{"Ne pas ouvrir un pion, ne pas dévoiler un nombre", "Le lien est refusé. La partie attend, et la " +
				"page dit qui doit répondre."},
		}},
		{ID: "croire", Title: "10. Ce qu’il faut encore croire", Points: []string{
			"Votre appareil, votre navigateur et ce programme. C’est d’eux que vient votre hasard. Si quelqu’un " +
				"lit votre écran, aucune empreinte ne protège vos secrets.",
			"Que l’invitation est arrivée à la bonne personne\u202f: qui y répond le premier devient l’autre joueur. " +
				"Et que personne d’autre n’a votre code de secours.",
			"Si votre appareil a tout perdu, que l’autre vous rend la partie jusqu’au dernier lien. Il ne peut pas y " +
				"mettre un coup à votre place, mais une partie plus courte est signée elle aussi.",
			"Que votre adversaire joue seul. Personne ne peut voir si une machine ou un ami le conseille.",
			"Que SHA‑256 et la signature Ed25519 tiennent. Personne ne sait trouver deux textes de même empreinte, " +
				"ni signer sans la clé, mais personne n’a prouvé que c’est impossible.",
			"Que l’autre répond. Rien ne l’y oblige\u202f: une partie que l’on quitte sans un mot reste inachevée.",
		}, After: []string{
			"Ces idées ont une histoire\u202f: les deux clés (Whitfield Diffie et Martin Hellman, 1976), l’arbre " +
				"(Ralph Merkle, 1979), le pile ou face par téléphone (Manuel Blum, 1981), la chaîne d’empreintes " +
				"(Leslie Lamport, 1981), et la signature employée ici (Ed25519, Daniel Bernstein et quatre autres, " +
				"2011).",
		}},
	},
	Envelope: Envelope{
		Pick:     "Choisissez une force\u202f: la page tire un sel et ferme l’enveloppe.",
		Strength: "Force",
		Kept:     "Vous gardez", Sent: "Vous envoyez", Said: "Vous dites", Found: "L’adversaire calcule",
		Open: "Ouvrir l’enveloppe", Lie: "Dire une autre force",
		Closed: "L’enveloppe est fermée. L’adversaire ne reçoit que l’empreinte, dont on ne voit ici que le début.",
		True:   "L’empreinte est la même\u202f: vous avez dit vrai.",
		False:  "L’empreinte n’est pas celle que vous avez envoyée\u202f: le changement se voit.",
		Python: "Le même calcul en Python, à refaire chez vous\u202f:",
		Print:  "Empreinte sans sel", Mine: "votre pion",
		Bare: "Sans sel, votre enveloppe porterait l’empreinte de la ligne marquée\u202f: l’adversaire y lirait " +
			"la force. Celle que vous avez envoyée n’est pas dans la liste.",
	},
	Chain: ByLinkChain{
		Name: "Deux chaînes de c0 à c3, celle d’Ordre et celle de Chaos. Les deux c0 sont donnés au début. Les " +
			"deux c1 font le tirage 1, les deux c2 le tirage 2\u202f: Ordre dévoile d’abord, Chaos ensuite. Les " +
			"deux c3 sont encore fermés.",
		Upper: "Chaîne d’Ordre", Lower: "Chaîne de Chaos",
		Given: [2]string{"donnés", "au début"}, Closed: [2]string{"encore", "fermés"},
		First: "d’abord", Then: "ensuite", Draw: "tirage",
		Caption: "Une flèche mène d’un nombre à son empreinte\u202f: on ne la suit que dans ce sens.",
	},
	Tree: ByLinkTree{
		Name: "Un arbre de dix-huit feuilles. Le pion 7 est ouvert. Cinq empreintes voisines sont données, et " +
			"cinq empreintes calculées mènent à la racine.",
		Root: "racine", Pawn: "pion 7",
		Opened: "pion ouvert", Given: "empreinte donnée", Computed: "calculée",
		Caption: "Pour ouvrir le pion 7, cinq empreintes données suffisent\u202f: les cinq autres du chemin se " +
			"calculent, racine comprise.",
	},
}
