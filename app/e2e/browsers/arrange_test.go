package browsers

// arrangePosition sets up a position of dominoes by hand: one is laid and turned, another laid where it is forbidden,
// which is told; then the position is played on, and the machine answers.
func arrangePosition(p *Tab) {
	s := serve(p.T)
	p.Start(s.Address("/domino/?lang=fr"))
	p.Click("#more-toggle")
	p.Click("#do-dispose")
	p.Wait(`document.querySelector('main.arr')`)
	p.Click("#arrange-start") // whatever the match before has left
	p.Click(`[data-kind="12"]`)
	p.Touch("1,1")
	p.Wait(lies("2,1", "2 du 1-2"))
	p.Touch("2,1")
	p.Wait(lies("1,2", "2 du 1-2"))
	p.Click(`[data-kind="46"]`)
	p.Touch("2,1")
	p.Wait(`document.querySelector('.arr .status h2').textContent.startsWith('4 contre 1')`)
	p.Click("#arrange-take-back")
	p.Wait(`document.getElementById('arrange-play').ariaDisabled !== 'true'`)
	p.Click("#arrange-play")
	p.Wait(`document.querySelector('main.play:not(.arr)') && ` + lies("1,2", "2 du 1-2"))
	p.Click(`#point-44`)
	p.Touch("-1,0", "-1,0")
	p.WaitMoves(2)
}

// lies is the condition that a half of a domino lies on a cell.
func lies(cell, half string) string {
	return `document.getElementById('point-` + cell + `')?.ariaLabel.includes('` + half + `')`
}
