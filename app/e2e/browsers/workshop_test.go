package browsers

import "strconv"

// followSearch goes three steps forward in a search: the value of the leaf that is reached then stands in the tree.
func followSearch(p *Tab) {
	s := serve(p.T)
	p.Start(s.Address("/atelier/voir/") + "#g=tapatan&v=tapatan&p=ooro.rr..%20o%20o0r0&a=minimax&d=2&e=threats&s=0")
	p.Wait(stepped(0))
	p.Click("#act-predict")
	p.Wait(`document.getElementById('act-predict').getAttribute('aria-checked') === 'false'`)
	for step := 1; step <= 3; step++ {
		p.Click("#act-onward")
		p.Wait(stepped(step))
	}
	p.Wait(`/^[−+]?\d+$/.test(document.querySelector('.forest .leafbox ~ text')?.textContent)`)
}

// stepped is the condition that a step of a search is shown.
func stepped(step int) string {
	return `document.querySelector('.watch')?.dataset.step === '` + strconv.Itoa(step) + `'`
}

// readMap opens the map, takes an example from its table, and goes a wave back.
func readMap(p *Tab) {
	s := serve(p.T)
	p.Start(s.Address("/atelier/carte/"))
	p.Wait(`document.querySelector('.atlas')?.dataset.state === 'shown'`)
	p.Click("#act-ring-4")
	p.Wait(`document.querySelector('.here-now h2').textContent === 'Perdu en\u00a04'`)
	p.Start(s.Address("/atelier/carte/") + "#b=tapatan&w=4")
	p.Wait(`document.querySelector('.atlas')?.dataset.state === 'shown'`)
	p.Wait(`document.querySelector('.ring.u') !== null`)
}
