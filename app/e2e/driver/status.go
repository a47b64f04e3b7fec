package driver

import "fmt"

// Status returns what the request says, in words that are those of all games: see [SaysOf].
func (p *Tab) Status() string {
	p.T.Helper()
	return Eval[string](p, plainly+`(document.querySelector('.status h2')?.textContent.trim() ?? '')`)
}

// DetailText is the code of what stands under the request: the last move, and the reason or what has been chosen.
const DetailText = `['.last-move', '.why'].map((part) =>
	document.querySelector('.status ' + part)?.textContent.trim() ?? '').filter((said) => said).join(' ')`

// Detail returns what stands under the request: the last move, and the reason or what has been chosen.
func (p *Tab) Detail() string { p.T.Helper(); return Eval[string](p, DetailText) }

// DetailHas is the condition that what stands under the request contains a text.
func DetailHas(text string) string { return `(` + DetailText + `).includes(` + Quote(text) + `)` }

// plainly is the code of a function that says a request, which every game makes in its own words, and a result, which
// may have points, as the catalogue does for all games: "À vous de jouer.", "Vous gagnez."
const plainly = `((said) => said
	.replace(/^(?:.* : )?[Àà] (.+?)(?: de | d’| : ).+$/, 'À $1 de jouer.')
	.replace(/^Your turn: .+$/, 'Your turn.')
	.replace(/^(.+?) to (?:place|slide|move|lay|join|pass|step|set|take|pick) ?.*$/, '$1 to play.')
	.replace(/( gagnez?| nulle| wins?|A draw), [^,]*\d[^,]*\.$/, '$1.'))`

// SaysOf is the condition that the heading of the status says one of some things; of a request, that it is the one of
// the same side in the words of any game, and of a result, that it is this one with any points.
func SaysOf(says ...string) string {
	return `[` + QuoteAll(says) + `].includes(` + plainly +
		`(document.querySelector('.status h2')?.textContent.trim() ?? ''))`
}

// WaitStatus waits until the heading of the status says something, and gives what stands under it. See [SaysOf].
func (p *Tab) WaitStatus(say string) string {
	p.T.Helper()
	p.Wait(SaysOf(say))
	return p.Detail()
}

// WaitBubble waits until the board says why what was touched on it is no move.
func (p *Tab) WaitBubble(want string) {
	p.T.Helper()
	p.Wait(`document.querySelector('.play > .board .bubble')?.textContent.trim() === ` + Quote(want))
}

// Score returns the number of both sides that stands between them: "2 0".
func (p *Tab) Score() string {
	p.T.Helper()
	return Eval[string](p, `[...document.querySelectorAll('.count .score')].map((e) => e.textContent.trim()).join(' ')`)
}

// WaitMoves waits until at least so many moves stand.
func (p *Tab) WaitMoves(moves int) {
	p.T.Helper()
	p.Wait(fmt.Sprintf(`document.querySelectorAll('.move:not(.undone)').length >= %d`, moves))
}

// WantPly fails the test unless the board shows the position after shown plies of a match of total plies.
func (p *Tab) WantPly(shown, total int) {
	p.T.Helper()
	p.Wait(fmt.Sprintf(`(document.querySelector('.move[aria-current]')?.dataset.ply ?? '0') === '%d'`, shown))
	if got := len(p.Moves()); got != total {
		p.T.Errorf("%d moves stand, want %d: %v", got, total, p.Moves())
	}
	if got := Eval[int](p, `document.querySelectorAll('.piece:not(.gone)').length`); got != min(shown, 6) {
		p.T.Errorf("after %d moves the board has %d pieces", shown, got)
	}
}

// EvaluationText is the code of what the evaluation says, nothing while it is off.
const EvaluationText = `(document.querySelector('.evaluation.on p')?.textContent.trim() ?? '')`

// EvaluationHas is the condition that what the evaluation says contains a text.
func EvaluationHas(text string) string { return EvaluationText + `.includes(` + Quote(text) + `)` }
