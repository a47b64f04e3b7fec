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
	"Tout doit tenir dans un carré de cinq cases : le cadre montre la place qui reste.",
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
	free:      func(cell string) string { return cell + ", libre" },
	half:      func(cell, number, domino string) string { return cell + ", " + number + " du " + domino },
	inReserve: func(domino string) string { return "domino " + domino },
	stuck:     ", sans place", laid: ", posé",
	at:   func(number, cell string) string { return number + " en " + cell },
	lays: func(who, domino, where string) string { return who + " pose le " + domino + ", " + where + "." },
	full: func(sides []string) string { return "Plus de place " + i18n.List(sides, "ni") + "." },
	left: "à gauche", right: "à droite", above: "en haut", below: "en bas",
	deed: "de poser un domino", ask: "Choisissez un domino de la réserve.",
	coming: func(most int) string {
		return "Au plus " + i18n.French.Count(most, "coup", "coups") + " à venir."
	},
	places: func(n int, domino string) string {
		if n == 1 {
			return "Une seule place pour le " + domino + "."
		}
		return strconv.Itoa(n) + " places pour le " + domino + "."
	},
	here:  func(contacts string) string { return "Ici, " + contacts + " : permis." },
	again: "Touchez encore pour poser.",
	lies: func(domino, where string, allowed bool) string {
		if allowed {
			return domino + " : " + where + ", permis"
		}
		return domino + " : " + where + ", interdit"
	},
	contact: func(part, beside string) string { return part + " contre " + beside },
	clash: func(part, cell, beside, besideCell string) string {
		return "Contact interdit : le " + part + " en " + cell + " toucherait le " + beside + " en " + besideCell + "."
	},
	zeros: func(cell, besideCell string) string {
		return "Contact interdit : deux zéros se toucheraient, en " + cell + " et en " + besideCell + "."
	},
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
	beyond: func(side string) string { return "La zone serait dépassée : plus de place " + side + "." },
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
