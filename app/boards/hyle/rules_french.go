//go:build !js

package hyle

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

var frenchRules = []board.RuleSection{
	{Section: i18n.Section{Title: "Le matériel", Paragraphs: []string{
		"Un tablier de cinq cases sur cinq, vide au départ, et un sac de vingt-cinq pions : cinq de chaque couleur. " +
			"Chaque couleur a aussi sa marque : losange rouge, deux traits gris, triangle vert, cercle bleu, croix " +
			"orange.",
	}}},
	{Section: i18n.Section{Title: "Chaos et Ordre", Paragraphs: []string{
		"Chaos pose les pions que le sac lui donne. Ordre les glisse pour former des palindromes, des suites qui se " +
			"lisent pareil dans les deux sens, en ligne ou en colonne : rouge-rouge, ou rouge-vert-rouge.",
		"Seul Ordre marque des points ; Chaos cherche à ce qu’il en ait le moins possible.",
	}}},
	{Section: i18n.Section{Title: "Le tour", Paragraphs: []string{
		"Le sac donne un pion au hasard. Chaos le pose sur la case libre de son choix : il ne peut pas passer.",
		"Puis Ordre peut glisser un pion, n’importe lequel, le long de sa ligne ou de sa colonne, tant que les cases " +
			"sont libres : on ne saute pas, on ne tourne pas. Il peut aussi garder la position.",
	}}, Demo: playing(
		"Le tablier est vide, le sac est plein.",
		"Le sac donne un pion vert.",
		"Chaos le pose en c3, au milieu.",
		"Ordre garde la position.",
		"Le sac donne encore un pion vert.",
		"Chaos le pose en d5, loin du premier.",
		"Ordre le glisse de d5 en d3. Les deux verts se touchent : 2 points.",
		"Le sac donne un pion rouge.",
		"Chaos le pose en c1.",
		"Ordre glisse ce pion de c1 en a1 : il prépare la suite.",
	)},
	{Section: i18n.Section{Title: "Les palindromes", Paragraphs: []string{
		"À la fin, chaque palindrome de deux pions ou plus vaut sa longueur. S’il en contient d’autres, tous " +
			"comptent. Le nombre au bout de chaque ligne et de chaque colonne dit ce qu’elle vaut déjà.",
	}}, Demo: growing(
		"Ordre voudrait remplir la ligne 3.",
		"c5 glisse en c3. Rouge, vide, vert, vide, rouge : aucun point encore.",
		"Le sac donne un pion orange.",
		"Chaos le pose en b5.",
		"b2 glisse tout de même en b3. Toujours aucun point.",
		"Le sac donne un pion bleu.",
		"Chaos le pose en e1 et laisse passer d2. Il aurait dû occuper d3.",
		"d2 glisse en d3. Rouge-gris-vert-gris-rouge vaut 5, gris-vert-gris vaut 3 : 8 points d’un coup.",
	)},
	{Section: i18n.Section{Title: "Trois pareils, cinq pareils", Paragraphs: []string{
		"Des pions de même couleur qui se suivent font beaucoup de palindromes : chaque paire, chaque suite de trois…",
	}}, Demo: repeating(
		"Trois rouges : deux paires et une suite de trois. 2 + 2 + 3 =\u00a07 points.",
		"d1 glisse en d3. Cinq rouges : quatre paires font 8, trois suites de trois 9, deux suites de quatre 8, la "+
			"ligne entière 5. 30 points, le plus que vaille une ligne.",
	)},
	{Section: i18n.Section{Title: "Une case vide coupe la ligne", Paragraphs: []string{
		"Une case vide n’appartient à aucun palindrome, même au milieu.",
	}}, Demo: filling(
		"Rouge, gris, vide, gris, rouge : rien ne compte.",
		"c1 glisse en c3. Rouge-gris-rouge-gris-rouge : 5 pour la ligne, et trois suites de trois. 5 + 3 + 3 + 3 "+
			"=\u00a014 points.",
	)},
	{Section: i18n.Section{Title: "En ligne et en colonne", Paragraphs: []string{
		"Le même pion compte dans chaque palindrome dont il fait partie, en ligne comme en colonne.",
	}}, Demo: crossing(
		"Un seul pion manque à la ligne 3 et à la colonne c.",
		"e3 glisse en c3 : 3 points en ligne, 3 points en colonne.",
	)},
	{Section: i18n.Section{Title: "La fin d’une manche", Paragraphs: []string{
		"Le vingt-cinquième pion remplit le tablier, et l’on compte les lignes, puis les colonnes.",
	}}, Demo: ending(
		"Une seule case est libre. Ordre a 35 points.",
		"e2 glisse en e3 : la ligne 3 devient gris-orange-gris-orange-gris et passe de 6 à 14. 43 points.",
		"Le sac donne son dernier pion, un bleu.",
		"Chaos n’a plus de choix : il le pose en e2. Les lignes valent 37, les colonnes 11 : 48 points.",
	)},
	{Section: i18n.Section{Title: "Les deux manches", Paragraphs: []string{
		"On joue deux manches, chacun étant une fois Chaos et une fois Ordre. Celui qui a fait le plus de points en " +
			"jouant Ordre gagne ; à égalité, la partie est nulle.",
		"Une option des réglages donne les mêmes couleurs dans le même ordre aux deux manches : la chance est alors la " +
			"même pour chacun.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "Le sac", Paragraphs: []string{
		"Chacun peut compter ce qui reste dans le sac ; la page le montre. Ce qui en sortira, personne ne le sait, la " +
			"machine pas davantage. Le hasard d’une manche vient d’un nombre tiré à son début. Ce nombre ne rejoint la " +
			"partie, ou un lien vers elle, qu’à la fin de la manche : on peut alors tout rejouer et tout vérifier.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "Ce que la source ne dit pas", Paragraphs: []string{
		"La source dit d’abord qu’Ordre déplace le pion que Chaos vient de poser, puis qu’il glisse n’importe quel " +
			"pion du tablier. Nous suivons la seconde phrase : Ordre a le choix de tous les pions.",
		"Elle ne dit rien des cases vides : nous ne comptons que des pions qui se suivent.",
		"Elle arrête la manche quand tous les pions sont posés : Ordre n’a donc pas de dernier coup, et sur un " +
			"tablier plein rien ne pourrait glisser.",
		"Elle ne dit pas qui est Chaos à la première manche : nous laissons d’abord le hasard choisir, puis c’est le " +
			"perdant, sauf réglage contraire. Elle ne dit rien non plus de l’égalité : pour nous la partie est nulle.",
		"Tirer les mêmes couleurs aux deux manches est notre ajout.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "La machine", Paragraphs: []string{
		"Elle joue les deux rôles. Pour chaque coup elle cherche combien de points Ordre peut espérer à la fin, en " +
			"moyenne, chaque couleur pesant autant que le sac en contient. Loin de la fin, elle regarde quelques " +
			"coups devant elle, puis additionne ce que valent les lignes : elle l’a appris en jouant des dizaines de " +
			"milliers de manches contre elle-même, d’après le motif de chaque ligne et ce qui reste dans le sac. " +
			"Quand il reste peu de cases, elle compte tout et sa moyenne est exacte. Avant cela, quand elle est " +
			"Chaos, elle compte une fois sur cinq avec un Ordre qui prend ce qui rapporte le plus sur le moment.",
		"À ses premiers niveaux elle ne voit que les points déjà faits, et oublie des coups. Ensuite elle sait ce que " +
			"valent les lignes inachevées, et oublie de moins en moins. Aux derniers elle n’oublie rien et pense à la " +
			"réponse de l’autre ; au plus fort elle regarde aussi loin qu’une seconde le permet.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "Ses noms", Paragraphs: []string{
		"Eric Solomon, mathématicien et informaticien britannique, a inventé ce jeu en 1977. Skirrid International " +
			"l’a édité en 1979 sous le nom d’Entropy, Selchow & Righter en 1981 aux États-Unis sous celui de " +
			"Vis-à-Vis, Franjos en Allemagne sous ceux de Hyle (1990) et de Hyle7 (2000). Nous disons Hyle, parce " +
			"qu’un autre jeu de cette page s’appelle Entropy.",
		"En physique, l’entropie mesure le désordre d’un système : plus Chaos réussit, moins Ordre marque.",
		"Le tablier de sept sur sept a été retenu par le Mind Sports Olympiad, qui se tient chaque année au " +
			"Royaume-Uni depuis 1997. En 2023, c’est sur lui que s’est joué CodeCup, un concours de programmes : " +
			"soixante-quinze y ont pris part.",
	}}},
	{Part: board.Related, Section: i18n.Section{Title: "Sept sur sept", Paragraphs: []string{
		"Hyle7 a les mêmes règles sur quarante-neuf cases : sept couleurs, sept pions de chacune, avec la croix " +
			"droite violette et le carré noir.",
	}}},
	{Part: board.Related, Section: i18n.Section{Title: "De petits tabliers pour apprendre", Paragraphs: []string{
		"Sur neuf ou seize cases, avec trois couleurs de trois pions ou quatre de quatre, les règles sont les " +
			"mêmes. Aucune source n’en parle : nous les avons ajoutés pour apprendre, car la chance s’y calcule " +
			"jusqu’au bout. Si les deux jouent parfaitement, Ordre peut espérer 14,2 points sur neuf cases, et 28,3 sur " +
			"seize.",
		"Sur neuf cases, la machine connaît la valeur exacte de chaque coup dès le premier pion. À son meilleur niveau " +
			"elle ne se trompe jamais : seul le sac peut la faire perdre.",
	}}},
}
