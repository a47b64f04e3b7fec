package browsers

// pressed lists the pages that are printed, "-" for a blank one.
const pressed = `[...document.querySelectorAll('.pa-press .pa-page')].map((e) => e.dataset.sheet ?? '-').join(' ')`

// printSheets chooses two sheets, enlarges another, which is drawn then, and has the chosen ones printed.
func printSheets(p *Tab) {
	s := serve(p.T)
	p.Start(s.Address("/imprimer/"))
	p.Wait(`document.querySelectorAll('.pa-symbols > g').length === 23`)
	p.Click("#pa-choose-tapatan")
	p.Click("#pa-choose-tapatan-regle")
	p.Wait(pressed + ` === 'tapatan tapatan-regle'`)
	p.Click("#act-see-allumettes")
	p.Wait(`document.querySelector('#pa-large[open] .pa-sheet use')?.getBBox().width > 150`)
	p.Click("#act-close")
	p.Wait(`!document.querySelector('#pa-large[open]')`)
	p.Run(`window.print = () => { window.printed = ` + pressed + `; }`)
	p.Click("#act-print")
	p.Wait(`window.printed === 'tapatan tapatan-regle'`)
}
