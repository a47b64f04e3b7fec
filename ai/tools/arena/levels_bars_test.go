//go:build bars

package main

// The whole of every table is played; but of the two games whose last levels think for seconds a match no more than
// otherwise: in make bars the command judges their tables as it prints them.
func init() {
	brief = map[string]trial{"hyle": brief["hyle"], "stratege": brief["stratege"]}
}
