package hyle

import (
	"strconv"

	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/hyle"
)

var frenchBrief = brief(
	"Le sac donne un pion au hasard : Chaos le pose où il veut.",
	"Puis Ordre peut glisser un pion, n’importe lequel, en ligne droite.",
	"Ordre marque les suites qui se lisent pareil dans les deux sens. Ensuite, on échange les rôles.",
)

var french = catalogue{
	name:  "Hyle",
	blurb: "Chaos tire et pose, Ordre glisse et cherche des palindromes de couleurs.",
	description: "Hyle, l’Entropy d’Eric Solomon : Chaos contre Ordre sur cinq cases sur cinq ou sept sur sept, " +
		"contre une machine ou à deux, même sans réseau.",
	source: "jeu d’Eric Solomon (1977), paru sous les noms d’Entropy, Vis-à-Vis et Hyle. La règle vient d’un " +
		"article des Cahiers de l’Animation (n° 91, juillet 2015). Là où ce texte se tait ou se contredit, la page " +
		"des règles dit ce que nous avons choisi.",
	variants: map[string]string{"5": "Hyle, 5 × 5", "7": "Hyle7, 7 × 7", "3": "Hyle, 3 × 3", "4": "Hyle, 4 × 4"},
	differs: i18n.Table[string, string]{
		{Key: "7", Say: "Comme Hyle, en plus grand : sept couleurs, sur sept cases de côté."},
		{Key: "3", Say: "Comme Hyle, en plus petit : trois couleurs, sur trois cases de côté ; la " +
			"machine y joue parfaitement."},
		{Key: "4", Say: "Comme Hyle, en plus petit : quatre couleurs, sur quatre cases de côté."},
	},
	same:    "Le sac donne les mêmes couleurs, dans le même ordre, aux deux manches",
	seats:   [2]string{"Chaos", "Ordre"},
	levels:  frenchLevels,
	or:      "ou en",
	colours: [hyle.Most]string{"rouge", "gris", "vert", "bleu", "orange", "violet", "noir"},
	pawn:    func(colour string) string { return "pion " + colour },
	free:    func(point string) string { return point + ", libre" },
	taken:   func(point, pawn string) string { return point + ", " + pawn },
	keep:    "Garder", kept: "garde",
	draws: func(pawn string) string { return "Le sac donne un " + pawn + "." },
	places: func(who, pawn, cell string) string {
		return i18n.French.Does(who, "pose", "posez") + " un " + pawn + " en " + cell
	},
	slides: func(who, pawn, from, to string) string {
		return i18n.French.Does(who, "glisse", "glissez") + " le " + pawn + " de " + from + " en " + to
	},
	keeps: func(who string) string { return i18n.French.Does(who, "garde", "gardez") + " la position." },
	more: func(points int) string {
		return " : " + i18n.French.Count(points, "point", "points") + " de plus pour Ordre."
	},
	fewer: func(points int) string {
		return " : " + i18n.French.Count(points, "point", "points") + " de moins pour Ordre."
	},
	deedPlace: func(pawn string) string { return "de poser le " + pawn },
	deedSlide: "de glisser un pion",
	askPlace:  "Sur n’importe quelle case libre.",
	askSlide:  "Ou gardez la position : rien n’oblige Ordre à jouer.",
	waits:     "Le sac donne un pion.",
	full:      "Le tablier est plein.",
	chosen:    func(from, targets string) string { return from + " peut glisser en " + targets + "." },
	faults: map[rules.Fault]func(c []string) string{
		hyle.NoPawn: func(c []string) string {
			return "Il n’y a pas de pion en " + c[0] + " : choisissez d’abord le pion à glisser."
		},
		hyle.Occupied: func(c []string) string {
			if len(c) > 1 {
				return "La case " + c[0] + " est déjà occupée : " + c[1] + " ne peut pas s’y arrêter."
			}
			return "La case " + c[0] + " est déjà occupée : Chaos pose sur une case libre."
		},
		hyle.NotLine: func(c []string) string {
			return c[1] + " glisse dans sa ligne ou dans sa colonne : " + c[0] + " n’y est pas."
		},
		hyle.InTheWay: func(c []string) string {
			return c[0] + " est sur le chemin de " + c[1] + " à " + c[2] + " : on ne saute pas."
		},
		Stuck: func(c []string) string { return "Le pion en " + c[0] + " n’a aucune case libre à côté de lui." },
		hyle.NoSlide: func(c []string) string {
			return "Chaos ne glisse pas : il pose le pion tiré. Celui de " + c[0] + " reste où il est."
		},
		hyle.NoPlace: func(c []string) string {
			return "Ordre ne pose pas : il glisse un pion déjà sur le tablier. Écrivez deux cases, comme c1-c3."
		},
		hyle.DrawDue: func([]string) string { return "Le sac doit d’abord donner un pion." },
		hyle.Drawn:   func([]string) string { return "Un pion est déjà tiré : le sac n’en donne qu’un par tour." },
		hyle.Spent:   func([]string) string { return "Il ne reste pas de pion de cette couleur dans le sac." },
		rules.NoPass: func([]string) string { return "Chaos ne passe pas son tour : il pose le pion tiré." },
	},
	reason: "Les deux tabliers sont pleins : on compare ce que chacun a fait en jouant Ordre.",
	points: [2]string{"point", "points"},
	row:    func(name string) string { return "Ligne " + name },
	column: func(name string) string { return "Colonne " + name },
	line: func(line, points, sum string) string {
		if sum == "" {
			return line + " : aucun palindrome."
		}
		return line + ", " + points + " : " + sum + "."
	},
	worths: "Points de chaque ligne",
	gain: func(points int) string {
		switch {
		case points > 0:
			return i18n.French.Count(points, "point", "points") + " de plus"
		case points < 0:
			return i18n.French.Count(-points, "point", "points") + " de moins"
		}
		return "aucun point de plus"
	},
	outlook: func(points string) string { return "estimation : Ordre finira à " + points },
	expects: func(points string) string { return "Ordre fera " + points + " en moyenne" },
	in:      "dans le sac",
	round: func(round int, who string, points int) string {
		return "Manche " + strconv.Itoa(round) + ", " + who + " : " + strconv.Itoa(points)
	},
	inBag: func(left, of int) string {
		return "Dans le sac : " + i18n.French.Count(left, "pion", "pions") + " sur " + strconv.Itoa(of)
	},
	brief: frenchBrief,
	rules: frenchRules,
}
