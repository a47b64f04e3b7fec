package driver

// ToPastGames goes to the page of past games as a person does at a table: by the links in the header, and on a phone
// by those of the home page.
func (p *Tab) ToPastGames() {
	p.T.Helper()
	const link = `.top nav a[href$="/parties/"]`
	if !Eval[bool](p, visible(link)) {
		p.Hit(".back")
		p.Wait(`document.querySelector('.shelf')`)
	}
	p.Click(link)
	p.Wait(`document.querySelector('main.past')`)
	p.Settle()
}

// PastGames returns what the list of past games says, a line each.
func (p *Tab) PastGames() []string {
	p.T.Helper()
	return Eval[[]string](p, `[...document.querySelectorAll('.games > li')].map((li) =>
		[...li.querySelectorAll('.what > :not(.when)')].map((e) => e.textContent)
			.join(' | ') + ' |' + li.querySelector('.when').lastChild.textContent)`)
}

// Statistics returns the lines of the statistics.
func (p *Tab) Statistics() []string {
	p.T.Helper()
	return Eval[[]string](p, `[...document.querySelectorAll('.stats table:not([hidden]) tbody tr')].map((tr) =>
		[...tr.children].map((e) => e.textContent).join(' '))`)
}
