package stratege

import (
	"strconv"

	"tablier/app/i18n"
)

var frenchSetUp = setUpWords{
	yours: "Disposez vos pions en secret.",
	done:  "Tous vos pions sont placés. Échangez-en encore, ou appuyez sur « Prêt ».",
	turn:  func(name string) string { return name + ", disposez vos pions en secret." },
	how:   "Glissez un pion de la réserve sur une de vos places, ou touchez l’un puis l’autre.",
	keys:  "Au clavier : flèches, chiffre pour poser, Suppr pour retirer.",
	left: func(pawns int) string {
		return "Il reste " + i18n.French.Count(pawns, "pion", "pions") + " à placer."
	},
	more: func(pawns int) string { return strconv.Itoa(pawns) + " à placer" },
	held: func(kind string) string {
		return "Choisi dans la réserve : " + kind + ". Touchez la place où poser ce pion."
	},
	noneLeft: func(kind string) string { return "Plus de pion de " + kind + " dans la réserve." },
	chosen: func(kind, point string) string {
		return "Choisi : " + kind + " en " + point + ". Touchez une autre de vos places, ou la réserve pour l’y " +
			"remettre."
	},
	put:   func(kind, point string) string { return "En " + point + " : " + kind + "." },
	stock: "Réserve",
	inStock: func(kind string, left int) string {
		return kind + ", reste " + strconv.Itoa(left)
	},
	fill: "Compléter", shuffle: "Mélanger", mirror: "Miroir", clear: "Effacer", ready: "Prêt",
	named: "Dispositions", name: "Garder cette disposition sous le nom de", keep: "Garder", delete: "Supprimer",
	full:      "La liste est pleine : supprimez une disposition pour en garder une autre.",
	kept:      func(name string) string { return "« " + name + " » est gardée sur cet appareil." },
	deleteAsk: func(name string) string { return "Supprimer « " + name + " » ?" },
}
