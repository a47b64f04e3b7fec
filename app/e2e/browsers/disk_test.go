package browsers

import (
	"net/url"
)

// playFromADisk plays in the edition that is one page, opened as a file.
func playFromADisk(p *Tab) {
	file := url.URL{Scheme: "file", Path: world.single}
	p.Start(file.String())
	p.Click(`a[href="#/tapatan/"]`)
	p.Wait(`document.querySelector('.board.tapatan')`)
	seatMachine(p)
	p.Touch("b2")
	p.WaitMoves(2)
	p.Reload()
	p.WaitMoves(2)
	p.WantEngineAnswer()
}
