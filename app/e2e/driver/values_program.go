package driver

import (
	"testing"

	"tablier/ai/entropy/library"
	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/rules/all"
)

// ValuesProgram is a program that prints "debut", and then, on line 4, what a position of Entropy and those after its
// moves are worth. Its function, or more, is to follow.
func ValuesProgram(position string) string {
	return `from tablier import lire
print("debut")
p = lire("` + position + `", "entropy")
print(p.valeur_exacte(), *(p.jouer(coup).valeur_exacte() for coup in p.coups()))
`
}

// PrintedNatively returns what a program prints as it is loaded natively, with the exact values of a folder at hand.
func PrintedNatively(t *testing.T, folder library.Disk, program string) string {
	t.Helper()
	native.Need(t)
	host := python.NewHost(all.Games(), players.With(library.New(folder)), true)
	player, err := native.Start(program, host, native.Usual())
	if err != nil {
		t.Fatal(err)
	}
	defer player.Close()
	return player.Printed()
}
