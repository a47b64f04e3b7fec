package entropy

import (
	"strconv"

	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/entropy"
)

// frenchStates are the pawns' states by face.
var frenchStates = map[string]string{linked: "touche un ami", apart: "dispersé", alone: "isolé"}

var frenchBrief = brief(
	"Dispersez vos sept pions : aucun ne touche un ami, chacun touche un adversaire.",
	"À votre tour, glissez en ligne droite un pion qui touche un ami.",
	"Un de vos pions ne touche plus aucun pion ? Il faut d’abord le rejoindre.",
)

var french = catalogue{
	name:  "Entropy",
	blurb: "Dispersez vos sept pions, chacun au contact d’un adversaire.",
	description: "Entropy, jeu de dispersion d’Augustine Carreño : sept pions chacun sur vingt-cinq cases, contre " +
		"une machine jugée par le jeu parfait ou à deux, même sans réseau.",
	source: "jeu d’Augustine Carreño. La règle vient de la fiche de l’Escale à jeux (Sologny) ; ses figures et " +
		"plusieurs précisions, d’un texte de l’auteur daté de 1994 et d’une fiche de cours. Là où ces textes se " +
		"taisent ou se contredisent, la page des règles dit ce que nous avons choisi.",
	seats:     [2]string{"Blanc", "Noir"},
	immediate: "Finir dès que les sept pions d’un camp sont dispersés (texte de 1994)",
	levels:    frenchLevels,
	and:       "et", or: "ou en",
	pass: "passe", doPass: "Passer",
	empty:   func(point string) string { return point + ", libre" },
	owned:   func(point, owner, state string) string { return point + ", pion (" + owner + "), " + state },
	states:  frenchStates,
	counted: map[string]string{linked: "liés", apart: "dispersés", alone: "isolés"},
	census: func(state string, names [2]string, counts [2]int) string {
		return state + " : " + names[0] + " " + strconv.Itoa(counts[0]) + ", " + names[1] + " " + strconv.Itoa(counts[1])
	},
	count: "dispersés sur 7",
	slides: func(who, from, to string) string {
		return i18n.French.Does(who, "glisse", "glissez") + " de " + from + " en " + to
	},
	joins: func(who string, points []string) string {
		return i18n.Verb(who, "rejoint ", "rejoignez ") + i18n.List(points, "et")
	},
	cuts: func(who string, points []string) string {
		return i18n.Verb(who, "isole ", "isolez ") + i18n.List(points, "et")
	},
	cutsOwn: func(who string, points []string) string {
		if who == "" {
			return frenchNumber(points, "isolez votre pion ", "isolez vos pions ")
		}
		return frenchNumber(points, "isole son pion ", "isole ses pions ")
	},
	disperses: func(who string) string {
		return i18n.Verb(who, "laisse", "laissez") + " les sept pions adverses dispersés"
	},
	both: func(who string) string { return i18n.Verb(who, "disperse", "dispersez") + " les deux camps à la fois" },
	waits: func(who string) string {
		return i18n.French.Does(who, "gagnera", "gagnerez") + " au début de " + i18n.Verb(who, "son", "votre") +
			" tour si " + i18n.Verb(who, "ses", "vos") + " pions restent dispersés."
	},
	passes: func(who string, isolated []string) string {
		if len(isolated) == 0 {
			return i18n.French.Does(who, "passe", "passez") + " : aucun pion qui touche un ami n’a de case libre."
		}
		return i18n.French.Does(who, "passe", "passez") + " : aucun pion ne peut rejoindre " + i18n.List(isolated, "ou") + "."
	},
	ask:  "Choisissez un pion qui touche un ami, puis une case libre en ligne droite.",
	deed: "de glisser un pion", deedPass: "de passer",
	requestJoin: func(who string, isolated []string) string {
		if who == "" {
			who = "vous"
		}
		if len(isolated) == 1 {
			return isolated[0] + " est isolé : à " + who + " de le relier."
		}
		return i18n.French.Request(who, "de relier "+i18n.List(isolated, "ou"))
	},
	askJoin: func(isolated, by []string) string {
		say := frenchNumber(by, "Seul ", "Seuls ") + frenchVerb(by, " peut", " peuvent") + " le faire."
		if len(isolated) > 1 {
			return "Ces pions isolés ne touchent rien. " + say
		}
		return say
	},
	askPass: func(isolated []string) string {
		if len(isolated) == 0 {
			return "Aucun pion qui touche un ami n’a de case libre."
		}
		return frenchNumber(isolated, "", "") + frenchVerb(isolated, " est isolé, et aucun pion ne peut le rejoindre.",
			" sont isolés, et aucun pion ne peut les rejoindre.")
	},
	chosen: func(from, targets string) string { return from + " peut glisser en " + targets + "." },
	hints:  frenchHints,
	faults: map[rules.Fault]func(c []string) string{
		entropy.NoPawn: func(c []string) string {
			return "Il n’y a pas de pion en " + c[0] + " : choisissez d’abord un des vôtres."
		},
		entropy.NotYours: func(c []string) string { return "Le pion en " + c[0] + " est à l’adversaire." },
		entropy.Lonely: func(c []string) string {
			return c[0] + " ne touche aucun pion ami : il ne peut pas " +
				"glisser."
		},
		entropy.Occupied: func(c []string) string { return "La case " + c[0] + " est déjà occupée." },
		entropy.NotLine: func(c []string) string {
			return "Aucune ligne droite ne mène de " + c[1] + " à " + c[0] + "."
		},
		entropy.InTheWay: func(c []string) string {
			return c[0] + " est sur le chemin de " + c[1] + " à " + c[2] + " : on ne saute pas."
		},
		entropy.Isolated: func(c []string) string {
			return frenchNumber(c[1:], "Le pion isolé en ", "Un des pions isolés en ") + " doit d’abord retrouver un " +
				"voisin."
		},
		entropy.MustPass: func(c []string) string {
			return "Aucun pion ne peut rejoindre " + i18n.List(c, "ou") + " : il faut passer."
		},
		Stuck: func(c []string) string {
			return "Le pion en " + c[0] + " n’a aucune case libre à côté de lui."
		},
		rules.NoPass: func([]string) string { return "On ne passe que si aucun coup n’est permis." },
	},
	reasons: map[rules.Reason]func(winner string) string{
		entropy.Dispersal: func(winner string) string {
			if winner == "" {
				return "Vos sept pions sont dispersés."
			}
			return winner + " a ses sept pions dispersés."
		},
		entropy.Passes: func(string) string { return "Les deux joueurs ont dû passer l’un après l’autre." },
	},
	brief: frenchBrief,
	marks: marks(frenchStates),
}

// frenchNumber begins a list of cells by how many they are.
func frenchNumber(cells []string, one, many string) string {
	return frenchVerb(cells, one, many) + i18n.List(cells, "et")
}

// frenchVerb returns the verb form that agrees with a list of cells.
func frenchVerb(cells []string, one, many string) string {
	if len(cells) == 1 {
		return one
	}
	return many
}
