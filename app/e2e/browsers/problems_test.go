package browsers

// solvePuzzle solves the first easy puzzle of a game after a wrong try, with the first hint, and finds that kept.
func solvePuzzle(p *Tab) {
	s := serve(p.T)
	p.Start(s.Address("/problemes/"))
	p.Wait(`document.querySelector('#band-stratege-0')?.href.includes('puzzle=')`)
	p.Click("#band-tapatan-0")
	p.Wait(lessonIs("play"))
	p.Click("#problem-clue")
	p.Wait(`document.querySelectorAll('.hints .given').length === 1`)
	p.Click("#problem-clue")
	p.Wait(`document.querySelectorAll('.hints .given').length === 2 && document.querySelector('.marks .hint circle')`)
	p.Start(s.Address("/problemes/") + "#p=nothing")
	p.Wait(`document.querySelector('main.notice .told') !== null`)
}
