package certificate

import (
	"bytes"
	"fmt"
	"strconv"

	"tablier/ai"
	"tablier/ai/domino"
)

// small is how many ways to lay a domino may be left where the checker tries everything out: its SMALL.
const small = 24

// Domino returns the certificate of who wins Astronomy Domino in a zone of size n, with a table of 2^bits words: 26 for
// n = 5, which takes some minutes.
func Domino(ctx ai.Context, n, bits int) []byte {
	opening, answers := domino.Answers(ctx, n, bits, small)
	b := bytes.NewBuffer(begin("domino", strconv.Itoa(n)))
	if opening == "" {
		b.WriteString("Second wins\n")
	} else {
		fmt.Fprintf(b, "First wins by %s\n", opening)
	}
	for _, a := range answers {
		fmt.Fprintf(b, "%d %s %s\n", a.Ply, a.Move, a.Reply)
	}
	return b.Bytes()
}
