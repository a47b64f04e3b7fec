package stratege

import (
	"strconv"

	"tablier/app/i18n"
)

var englishSetUp = setUpWords{
	yours: "Set up your pawns in secret.", done: "All your pawns are placed. Swap some more, or press “Ready”.",
	turn: func(name string) string { return name + ", set up your pawns in secret." },
	how:  "Drag a pawn from the reserve to one of your places, or touch one and then the other.",
	keys: "By keyboard: arrows, a digit to put, Delete to take off.",
	left: func(pawns int) string {
		return i18n.English.Count(pawns, "pawn", "pawns") + " left to place."
	},
	more: func(pawns int) string { return strconv.Itoa(pawns) + " to place" },
	held: func(kind string) string {
		return "Chosen from the reserve: " + kind + ". Touch the place to put this pawn on."
	},
	noneLeft: func(kind string) string { return "No pawn of " + kind + " is left in the reserve." },
	chosen: func(kind, point string) string {
		return "Chosen: " + kind + " on " + point + ". Touch another place of yours, or the reserve to put it " +
			"back."
	},
	put:   func(kind, point string) string { return "On " + point + ": " + kind + "." },
	stock: "Reserve",
	inStock: func(kind string, left int) string {
		return kind + ", " + strconv.Itoa(left) + " left"
	},
	fill: "Complete", shuffle: "Shuffle", mirror: "Mirror", clear: "Clear", ready: "Ready",
	named: "Set-ups", name: "Keep this set-up under the name of", keep: "Keep", delete: "Delete",
	full:      "The list is full: delete a set-up to keep another.",
	kept:      func(name string) string { return "“" + name + "” is kept on this device." },
	deleteAsk: func(name string) string { return "Delete “" + name + "”?" },
}
