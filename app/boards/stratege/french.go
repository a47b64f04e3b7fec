package stratege

import (
	"strconv"
	"strings"

	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/stratege"
)

// frenchMarks is the legend of the pawns.
var frenchMarks = marks("à vous, force 4", "force inconnue", "connue des deux", "arrivé")

var frenchBrief = brief(
	"Menez vos pions les plus forts sur les six points noirs du fond adverse.",
	"À votre tour, faites un pas le long d’une ligne, ou attaquez un pion voisin.",
	"Une attaque montre les deux pions : le plus fort reste, et l’égalité profite à l’attaquant.",
)

var french = catalogue{
	name:  "Le Stratège",
	blurb: "Percez la ligne adverse sans connaître la force de ses pions.",
	description: "Le Stratège, jeu à information cachée des années 1950 : dix-huit pions de force secrète chacun, " +
		"contre une machine qui ne triche pas ou à deux sur un écran, même sans réseau.",
	source: "jeu distribué par les établissements Le Derby vers 1950. La règle vient de la fiche des Cahiers " +
		"de l’Animation (n° 77, janvier 2012). Là où elle se tait, la page des règles dit ce que nous avons choisi.",
	seats:  [2]string{"Blanc", "Vert"},
	levels: frenchLevels,
	hints:  frenchHints,
	or:     "ou", pass: "passe", doPass: "Passer",
	places: [3]string{"point noir", "point blanc", "point noir du fond"},
	free:   func(name, place string) string { return name + ", " + place + ", libre" },
	taken:  func(name, place, pawn string) string { return name + ", " + place + ", " + pawn },
	pawn: func(side int, strength string) string {
		say := [...]string{"pion blanc", "pion vert"}[side]
		if strength == "" {
			return say + ", force inconnue"
		}
		return say + " de force " + strength
	},
	shown: ", montré", arrived: ", arrivé",
	strength: func(strength string) string { return "force " + strength },
	count:    "points",
	standing: func(unknown int) string {
		return "+ " + i18n.French.Count(unknown, "arrivé caché", "arrivés cachés")
	},
	sets: func(who, cell, strength string) string {
		if strength == "" {
			return i18n.French.Does(who, "pose", "posez") + " un pion en " + cell + "."
		}
		return i18n.French.Does(who, "pose", "posez") + " un pion de force " + strength + " en " + cell + "."
	},
	setsUp: func(who string) string {
		return i18n.French.Does(who, "dispose", "disposez") + " " + i18n.Verb(who, "ses", "vos") + " dix-huit pions."
	},
	advances: func(who, from, to string) string {
		return i18n.French.Does(who, "avance", "avancez") + " de " + from + " en " + to + "."
	},
	sidles: func(who, from, to string) string {
		return i18n.French.Does(who, "va", "allez") + " de côté, de " + from + " en " + to + "."
	},
	arrives: func(who, from, to string) string {
		return i18n.French.Does(who, "va", "allez") + " de " + from + " en " + to + " : ce pion compte pour la fin."
	},
	attacks: func(who, from, to, attacker, defender string) string {
		say := i18n.French.Does(who, "attaque", "attaquez") + " " + to + " depuis " + from
		if attacker == "" || defender == "" {
			return say + "."
		}
		return say + ", " + attacker + " contre " + defender + "."
	},
	follows: [2]func(string) string{
		func(name string) string {
			return "Le défenseur est retiré, l’attaquant prend sa place en " + name + "."
		},
		func(name string) string {
			return "L’attaquant est retiré, le défenseur prend sa place en " + name + "."
		},
	},
	passes: func(who string) string {
		return i18n.French.Does(who, "passe", "passez") + " : aucun de " +
			i18n.Verb(who, "ses", "vos") + " pions ne peut bouger ni attaquer."
	},
	deedSetUp: "de disposer les pions", deedPass: "de passer", deed: "de bouger un pion",
	requestAny: func(who string) string {
		if who == "" {
			who = "vous"
		}
		return "À " + who + " : un pas ou une attaque."
	},
	ask:      "Choisissez d’abord un de vos pions.",
	askSetUp: "Sur les points noirs de vos trois rangées.",
	askPass:  "Aucun de vos pions ne peut bouger ni attaquer.",
	quiet: func(turns int) string {
		return "Sans attaque ni pas en avant, la partie s’arrête dans " +
			"" + i18n.French.Count(turns, "tour", "tours") + "."
	},
	chosen: func(from string, steps, attacks []string, defender string) string {
		var may []string
		if len(steps) > 0 {
			may = append(may, "aller en "+i18n.List(steps, "ou en"))
		}
		if len(attacks) > 0 {
			may = append(may, "attaquer "+i18n.List(attacks, "ou")+defender)
		}
		return from + " peut " + strings.Join(may, ", ou ") + "."
	},
	ofStrength: func(strength string) string {
		if strength == "" {
			return ", de force inconnue"
		}
		return ", de force " + strength
	},
	faults: map[rules.Fault]func(c []string) string{
		stratege.NotYourRows: func(c []string) string { return c[0] + " n’est pas dans vos trois rangées." },
		stratege.NotBlack: func(c []string) string {
			return c[0] + " est un point blanc : on ne dispose ses pions que sur les noirs."
		},
		stratege.Spent: func(c []string) string {
			if len(c) == 1 {
				return "Il n’y a que trois pions de chaque force."
			}
			return "Il n’y a que trois pions de chaque force : ceux-là sont déjà en " + i18n.List(c[1:], "et") + "."
		},
		stratege.Begun: func([]string) string {
			return "Des pions sont déjà posés : une disposition entière se donne d’un coup."
		},
		stratege.NotSetUp: func([]string) string { return "Tous les pions ne sont pas posés : aucun ne bouge avant." },
		stratege.Complete: func([]string) string { return "Les deux camps sont disposés : on ne pose plus de pion." },
		stratege.Occupied: func(c []string) string { return "Un de vos pions est déjà en " + c[0] + "." },
		stratege.NoPawn: func(c []string) string {
			return "Il n’y a pas de pion en " + c[0] + " : choisissez d’abord un des vôtres."
		},
		stratege.NotYours: func(c []string) string { return "Le pion en " + c[0] + " est à l’adversaire." },
		stratege.Frozen: func(c []string) string {
			return "Le pion en " + c[0] + " est arrivé au fond : il ne bouge plus et n’attaque plus."
		},
		stratege.Diagonal: func(c []string) string { return "Aucune ligne ne mène de " + c[1] + " à " + c[0] + "." },
		stratege.TooFar:   func(c []string) string { return c[0] + " est à plus d’un pas de " + c[1] + "." },
		stratege.FromWhite: func(c []string) string {
			return c[0] + " est un point blanc, sans ligne verticale : on n’en part que de côté."
		},
		stratege.Backward: func(c []string) string {
			return c[0] + " est derrière " + c[1] + " : on ne recule que pour attaquer."
		},
		stratege.Enemy: func(c []string) string {
			return "Un pion adverse est en " + c[0] + " : écrivez l’attaque " + c[1] + "x" + c[0] + "."
		},
		stratege.NoEnemy:       func(c []string) string { return "Il n’y a pas de pion adverse à attaquer en " + c[0] + "." },
		stratege.WrongStrength: func(c []string) string { return "Le pion en " + c[0] + " n’a pas la force écrite." },
		rules.Undetermined: func(c []string) string {
			return "La force n’est pas connue en " + i18n.List(c, "et") + " : écrivez-la après l’attaque, comme =43."
		},
		rules.NoPass: func([]string) string { return "On ne passe que si aucun pion ne peut bouger ni attaquer." },
		Stuck: func(c []string) string {
			return "Le pion en " + c[0] + " ne peut aller nulle part, ni attaquer personne."
		},
		MustPass: func([]string) string { return "Aucun de vos pions ne peut bouger ni attaquer : il faut passer." },
	},
	backRow: func(side string) string { return side + " occupe les six points noirs du fond adverse." },
	reasons: map[rules.Reason]string{
		stratege.NoMoves:   "Plus aucun pion ne peut bouger ni attaquer, d’un côté comme de l’autre.",
		stratege.Quietness: strconv.Itoa(stratege.QuietTurns) + " tours ont passé sans attaque ni pas en avant.",
	},
	verdict: func(attacker, defender string, winner int) string {
		say := attacker + " contre " + defender + " : "
		switch {
		case winner == 1:
			return say + "le défenseur l’emporte."
		case attacker == defender:
			return say + "à égalité, l’attaquant l’emporte."
		}
		return say + "l’attaquant l’emporte."
	},
	presets: [len(presets)]struct{ name, idea string }{
		{"Forts devant", "Les 5 et les 6 ouvrent la voie aux autres ; derrière eux, peu de quoi arrêter qui passe."},
		{"Forts derrière", "Les faibles vont voir ce qu’ils ont en face ; les forts partent quand ils savent où " +
			"passer."},
		{"Une aile forte", "Tout passe à droite, par paires ; la gauche ne fait que retarder."},
		{"Appâts", "Les faibles devant : qui les prend se montre, et trouve un 5 ou un 6 derrière."},
		{"Centre fort", "Les forts tiennent le milieu, et vont d’une aile à l’autre par les points blancs."},
		{"Mêlée", "Chaque rangée a une fois chaque force : la place d’un pion ne dit rien de lui."},
	},
	preset: func(name, idea string) string { return name + ". " + idea },
	deduced: deducedWords{
		and:     "et",
		attempt: func(strength, on string) string { return "Votre " + strength + " attaque " + on },
		odds: func(hidden, beaten int, strength string) string {
			say := strconv.Itoa(hidden) + " pions cachés, "
			if beaten == 1 {
				say += "un d’entre eux vaut " + strength
			} else {
				say += strconv.Itoa(beaten) + " d’entre eux valent " + strength
			}
			if strength == "1" {
				return say
			}
			return say + " ou moins"
		},
		gone: func(strengths string) string { return "Tous les pions de force " + strengths + " sont déjà connus" },
	},
	forces: forcesWords{
		hidden: func(side string) string { return "Forces de " + side + " encore cachées" },
		of: func(hidden, left int) string {
			return i18n.French.Count(hidden, "pion", "pions") + " sur " + strconv.Itoa(left)
		},
		gone: "Pions perdus",
		each: func(sides [2]string, lost [2]int) string {
			return sides[0] + " " + strconv.Itoa(lost[0]) + ", " + sides[1] + " " + strconv.Itoa(lost[1])
		},
		count: func(strength string, count int) string { return "force " + strength + " : " + strconv.Itoa(count) },
		counts: func(strength string, sides [2]string, lost [2]int) string {
			return "force " + strength + " : " + sides[0] + " " + strconv.Itoa(lost[0]) + ", " + sides[1] + " " +
				strconv.Itoa(lost[1])
		},
	},
	setUp: frenchSetUp,
	brief: frenchBrief,
	marks: frenchMarks,
	rules: frenchRules,

	memory:    "Mémoire assistée",
	memoryWhy: "Ce que les attaques ont montré reste marqué. Sans elle, à vous de le retenir.",
}
