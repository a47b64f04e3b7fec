package driver

import (
	"fmt"
)

// Settle waits until the page has drawn what the last gesture changed.
func (p *Tab) Settle() {
	p.T.Helper()
	p.Run(`new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))))`)
}

// Status returns what the status line says.
func (p *Tab) Status() string { p.T.Helper(); return p.Text(".status strong") }

// Detail returns the sentence beside the status line.
func (p *Tab) Detail() string { p.T.Helper(); return p.Text(".status [role=status] span") }

// WaitStatus waits until the status line says something, and gives the sentence beside it.
func (p *Tab) WaitStatus(say string) string {
	p.T.Helper()
	p.Wait(fmt.Sprintf(`document.querySelector('.status strong')?.textContent.trim() === %s`, Quote(say)))
	return p.Detail()
}

// WaitDetail waits until the sentence beside the status line is this one.
func (p *Tab) WaitDetail(want string) {
	p.T.Helper()
	p.Wait(`document.querySelector('.status [role=status] span').textContent.trim() === ` + Quote(want))
}

// Score returns the score of both players: "2 0".
func (p *Tab) Score() string {
	p.T.Helper()
	return Eval[string](p, `[...document.querySelectorAll('.score')].map((e) => e.textContent.trim()).join(' ')`)
}

// WaitMoves waits until at least so many moves stand.
func (p *Tab) WaitMoves(moves int) {
	p.T.Helper()
	p.Wait(fmt.Sprintf(`document.querySelectorAll('.move:not(.undone)').length >= %d`, moves))
}

// WantPly fails the test unless the board shows the position after so many moves, of so many.
func (p *Tab) WantPly(ply, plies int) {
	p.T.Helper()
	p.Wait(fmt.Sprintf(`(document.querySelector('.move[aria-current]')?.dataset.ply ?? '0') === '%d'`, ply))
	if got := len(p.Moves()); got != plies {
		p.T.Errorf("%d moves stand, want %d: %v", got, plies, p.Moves())
	}
	if got := Eval[int](p, `document.querySelectorAll('.piece:not(.gone)').length`); got != min(ply, 6) {
		p.T.Errorf("after %d moves the board has %d pieces", ply, got)
	}
}
