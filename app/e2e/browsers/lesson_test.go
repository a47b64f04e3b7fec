package browsers

// takeLesson goes through two boards of a lesson: a wrong move is answered and taken back, right ones lead on, and a
// later visit goes on from there. The last board is left for the end.
func takeLesson(p *Tab) {
	s := serve(p.T)
	p.Start(s.Address("/tapatan/lecon/"))
	p.Wait(lessonAt("1"))
	p.Touch("a3")
	p.Wait(lessonIs("wrong"))
	p.Click("#lesson-next")
	p.Wait(lessonIs("play"))
	p.Touch("c1")
	p.Wait(lessonIs("right"))
	p.Click("#lesson-next")
	p.Wait(lessonAt("2"))
	p.Touch("b3")
	p.Wait(lessonIs("right"))
	p.Start(s.Address("/tapatan/lecon/"))
	p.Wait(lessonAt("3") + ` && document.querySelectorAll('.dots .done').length === 2`)
	p.Click("#lesson-step-7")
	p.Wait(lessonAt("7"))
	p.Click("#lesson-next")
	p.Wait(lessonIs("finished"))
}

// lessonAt is the condition that a board of a lesson is shown.
func lessonAt(number string) string {
	return `document.querySelector('#lesson-step-` + number + `[aria-current]') !== null`
}

// lessonIs is the condition that a lesson is in a state.
func lessonIs(state string) string {
	return `document.querySelector('main').dataset.state === '` + state + `'`
}
