package morris

import (
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/morris"
)

var french = catalogue{
	name:   "Tapatan",
	family: "les autres tabliers",
	blurb:  "Alignez trois boules. On les pose, puis on les glisse de trou en trou.",
	description: "Tapatan, jeu d’alignement traditionnel des Philippines : trois boules chacun, contre une machine " +
		"parfaite ou à deux, même sans réseau.",
	source: "d’après le texte d’un enseignant de NSI, en hommage à un jeu familial (un plateau en plexiglas, " +
		"des boules en résine orange et rouge). Le jeu est traditionnel aux Philippines et connu sous d’autres noms " +
		"presque partout. Là où le texte se tait, la page des règles dit ce que nous avons choisi.",
	seats:  [2]string{"Orange", "Rouge"},
	or:     "ou en",
	empty:  func(point string) string { return point + ", libre" },
	owned:  func(point, owner string) string { return point + ", boule (" + owner + ")" },
	inHand: "à poser",
	levels: frenchLevels,
	placed: func(who, point string) string { return i18n.French.Does(who, "pose", "posez") + " en " + point + "." },
	moved: [3]func(who, from, to string) string{
		func(who, from, to string) string {
			return i18n.French.Does(who, "glisse", "glissez") + " de " + from + " en " + to + "."
		},
		func(who, from, to string) string {
			return i18n.French.Does(who, "saute", "sautez") + " de " + from + " en " + to + "."
		},
		func(who, from, to string) string {
			return i18n.French.Does(who, "déplace", "déplacez") + " une boule de " + from + " en " + to + "."
		},
	},
	passed: func(who string) string {
		return i18n.French.Does(who, "passe", "passez") + " : aucune de " +
			i18n.Verb(who, "ses", "vos") + " boules ne peut bouger."
	},
	pass:      "passe",
	doPass:    "Passer",
	deedPlace: "de poser une boule", deedPass: "de passer",
	deedMove: [3]string{"de glisser une boule", "de glisser ou de sauter", "de déplacer une boule"},
	askPass:  "Aucune de vos boules ne peut bouger.",
	askPlace: "Touchez un point libre.",
	askMove: [3]string{
		"Choisissez une de vos boules, puis un point libre relié au sien.",
		"Choisissez une de vos boules, puis un point libre relié au sien, ou le point libre juste derrière une boule " +
			"voisine.",
		"Choisissez une de vos boules, puis un point libre, où vous voulez.",
	},
	chosen: func(from, targets string) string { return from + " peut aller en " + targets + "." },
	faults: map[rules.Fault]func(c []string) string{
		morris.Occupied: func(c []string) string { return "Le point " + c[0] + " est déjà occupé." },
		morris.NoPawn: func(c []string) string {
			return "Il n’y a pas de boule en " + c[0] + " : choisissez d’abord une des vôtres."
		},
		morris.NotYours: func(c []string) string { return "La boule en " + c[0] + " est à l’adversaire." },
		morris.NotLinked: func(c []string) string {
			return "Aucune ligne ne relie " + c[0] + " à " + c[1] + " : on glisse d’un point au point voisin sur une " +
				"ligne."
		},
		morris.NoJump: func(c []string) string {
			return "Il n’y a pas de boule en " + c[2] + " par-dessus laquelle sauter."
		},
		morris.Barred: func(c []string) string {
			return "On ne pose pas en " + c[0] + " : on ne peut qu’y glisser " +
				"ensuite."
		},
		morris.MustPass: func([]string) string { return "Aucune de vos boules ne peut bouger : il faut passer." },
		rules.NoPass:    func([]string) string { return "On ne passe que si aucune boule ne peut bouger." },
		Stuck:           func(c []string) string { return "La boule en " + c[0] + " n’a aucun point libre où aller." },
	},
	reasons: map[rules.Reason]func(cells string) string{
		morris.Line:   func(cells string) string { return "Trois boules alignées : " + cells + "." },
		rules.Blocked: func(string) string { return "L’adversaire ne peut plus bouger aucune boule." },
	},
	brief: brief(
		"Alignez vos trois boules : sur un bord, une médiane ou une diagonale.",
		"Posez-les d’abord, une à chaque tour, sur un point libre.",
		"Puis glissez-en une à chaque tour jusqu’à un point libre relié au sien.",
	),
	variants: map[string]string{
		"tapatan": "Tapatan", "achi": "Achi", "neuf-trous": "Neuf trous", "pendus": "Les Pendus", "tant-fant": "Tant " +
			"Fant",
		"shisima": "Shisima", "rota": "Rota", "tsoro": "Tsoro Yematatu", "picaria": "Picaria",
		"picaria-13": "Picaria à 13 points",
	},
	differs: i18n.Table[string, string]{
		{Key: "achi", Say: "Comme au Tapatan, mais avec quatre boules chacun ; qui ne peut pas bouger passe."},
		{Key: "neuf-trous", Say: "Comme au Tapatan, mais les diagonales ne comptent pas, et une boule va sur " +
			"n’importe quel point libre."},
		{Key: "pendus", Say: "Comme au Tapatan, mais une boule va sur n’importe quel point libre."},
		{Key: "tant-fant", Say: "Comme au Tapatan, mais les boules sont déjà placées, et la rangée d’où l’on " +
			"part ne gagne pas."},
		{Key: "shisima", Say: "Comme au Tapatan, mais sur une roue : les boules sont déjà placées, et il faut " +
			"passer par le centre."},
		{Key: "rota", Say: "Comme au Tapatan, mais sur une roue : une ligne passe toujours par le centre."},
		{Key: "tsoro", Say: "Comme au Tapatan, mais sur un triangle de sept points, et une boule peut en " +
			"sauter une autre."},
		{Key: "picaria", Say: "Comme au Tapatan, mais une boule glisse aussi entre les milieux de deux bords " +
			"voisins."},
		{Key: "picaria-13", Say: "Comme au Tapatan, mais sur treize points, où trois à la suite gagnent ; on ne " +
			"pose pas au centre."},
	},
	names: frenchNames,
}
