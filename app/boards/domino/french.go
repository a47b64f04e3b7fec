package domino

import (
	"strconv"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/domino"
)

var frenchBrief = brief(
	"Posez le dernier domino : qui ne peut plus poser a perdu.",
	"À votre tour, posez un domino contre un nombre égal au sien, ou contre un zéro.",
	"Tout doit tenir dans un carré de cinq cases : le cadre peut encore glisser où il est en tirets.",
)

var french = catalogue{
	name:  "Astronomy Domino",
	blurb: "Vingt-huit dominos, une zone étroite. Qui pose le dernier gagne.",
	description: "Astronomy Domino, jeu de blocage avec un jeu de dominos ordinaire : contre une machine qui " +
		"joue parfaitement sur cinq cases, ou à deux, même sans réseau.",
	source: "un jeu de blocage inventé pour les vingt-huit dominos ordinaires. La règle, les deux parties " +
		"commentées et la notion de parité viennent du texte de l’auteur. Ses photographies manquant, les deux " +
		"parties ont été recomposées : chaque coup y fait ce que dit son commentaire.",
	and:    "et",
	seats:  [2]string{"Premier", "Second"},
	levels: frenchLevels,
	variant: func(size string) string {
		if size < "5" {
			return "Zone " + size + " × " + size + ", exercice"
		}
		return "Zone " + size + " × " + size
	},
	differs: func(size string) string {
		return "Comme sur 5 × 5, mais tout doit tenir dans un carré de " + size + " cases de côté."
	},
	free:      func(cell string) string { return cell + ", libre" },
	half:      func(cell, number, domino string) string { return cell + ", " + number + " du " + domino },
	inReserve: func(domino string) string { return "domino " + domino },
	stuck:     ", sans place", laid: ", posé",
	at:   func(number, cell string) string { return number + " en " + cell },
	part: func(number int, domino string) string { return "le " + digit(number) + " du " + domino },
	double: func(number int) string {
		if number == 0 {
			return "le double zéro"
		}
		return "le double " + digit(number)
	},
	lays: func(who, domino, against, cells string) string {
		return i18n.French.Does(who, "pose", "posez") + " le " + domino + " contre " + against + ", en " + cells + "."
	},
	wide: "Plus de place à gauche ni à droite.", high: "Plus de place en haut ni en bas.",
	deed: "de poser un domino", ask: "Choisissez un domino de la réserve.",
	coming: func(most int) string {
		return "Au plus " + i18n.French.Count(most, "coup", "coups") + " à venir."
	},
	places: func(n int, domino string) string {
		if n == 1 {
			return "Le " + domino + " ne peut aller qu’à une place : touchez-la."
		}
		return "Le " + domino + " peut aller à " + strconv.Itoa(n) + " places : touchez une case."
	},
	here:    func(touches string) string { return "L" + touches[1:] + " : permis." },
	again:   "Touchez encore pour poser.",
	touches: func(number int, beside string) string { return "le " + digit(number) + " touche " + beside },
	some: func(times, number int) string {
		return [...]string{"", "un", "deux", "trois", "quatre", "cinq", "six"}[times] + " " + digit(number)
	},
	lies: func(domino, where string, allowed bool) string {
		if allowed {
			return domino + " : " + where + ", permis"
		}
		return domino + " : " + where + ", interdit"
	},
	clash: func(number int, beside string) string {
		return "Contact interdit : le " + digit(number) + " toucherait " + beside + "."
	},
	zeros:   "Contact interdit : deux zéros se toucheraient.",
	tooWide: "La zone serait dépassée en largeur.", tooHigh: "La zone serait dépassée en hauteur.",
	faults: map[rules.Fault]func(domino string, cells []string) string{
		domino.Gone: func(domino string, _ []string) string { return "Le " + domino + " est déjà posé." },
		domino.Taken: func(_ string, cells []string) string {
			if len(cells) > 1 {
				return "Les cases " + cells[0] + " et " + cells[1] + " sont déjà couvertes."
			}
			return "La case " + cells[0] + " est déjà couverte."
		},
		domino.Differ: func(_ string, cells []string) string {
			return "Contact interdit : le nombre en " + cells[0] + " toucherait un nombre différent en " + cells[1] + "."
		},
		domino.NoTouch: func(domino string, _ []string) string {
			return "Le " + domino + " ne toucherait rien : il faut au moins un contact permis."
		},
		Unchosen: func(string, []string) string { return "Choisissez d’abord un domino de la réserve." },
		Nowhere:  func(domino string, _ []string) string { return "Le " + domino + " n’a de place nulle part." },
		Apart: func(domino string, _ []string) string {
			return "Les deux moitiés du " + domino + " vont sur des cases voisines."
		},
	},
	reason: func(winner string) string {
		const blocked = "Plus aucun domino de la réserve n’a de place : "
		if winner == "" {
			return blocked + "vous avez posé le dernier."
		}
		return blocked + winner + " a posé le dernier."
	},
	reserve: "Réserve", inHand: " en main", turn: "Tourner", put: "Poser", back: "Remettre", dead: "Cases mortes",
	remaining: func(left, usable int) string {
		say := "Réserve : " + strconv.Itoa(left)
		if usable == 0 {
			return say + ", aucun jouable"
		}
		return say + ", dont " + i18n.French.Count(usable, "jouable", "jouables")
	},
	brief:     frenchBrief,
	shortcuts: []board.Shortcut{{Keys: "R", Does: "Tourner le domino choisi"}},
	rules:     frenchRules,
}
