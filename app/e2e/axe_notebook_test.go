package e2e

import "tablier/app/nav"

// notebookStops go through the notebook of a class: its table, an item, a pupil, programs, and what is to be looked at.
func notebookStops(v visitor) []stop {
	return []stop{
		{"table of a notebook", func() {
			v.goes(nav.NotebookRoute)
			v.Click("#act-example")
			v.Wait(`document.querySelectorAll('.roll tbody tr').length === 28`)
		}, "main"},
		{"item of a notebook", func() {
			if v.Device.Touch {
				v.Click("#act-items")
				v.Click("#tab-item-1")
			} else {
				v.Click("#act-item-1")
			}
			v.Wait(`document.querySelector('#beside .tally')`)
			v.Click("#act-answer-0")
			v.Wait(`document.querySelector('#beside .who:not([hidden])')`)
		}, "main"},
		{"programs of a notebook", func() {
			v.Click("#act-close")
			if v.Device.Touch {
				v.Click("#act-items")
				v.Click("#tab-item-3")
			} else {
				v.Click("#act-item-3")
			}
			v.Click("#act-programs-3")
			v.Wait(`document.querySelectorAll('.reader .listing').length === 2`)
		}, "main"},
		{"pupil of a notebook", func() {
			v.Click("#act-close")
			if v.Device.Touch {
				v.Click("#pupil-4")
			} else {
				v.Click("#cell-4-4")
			}
			v.Wait(`document.querySelector('#beside .did')`)
		}, "main"},
		{"field for codes", func() {
			v.Click("#act-close")
			v.Run(`document.getElementById('act-paste').click()`)
			v.Wait(`document.activeElement.id === 'pasted'`)
			v.Run(`document.getElementById('pasted').value = 'rien'`)
			v.Click("#act-read-codes")
			v.Wait(`document.querySelector('.notices li')`)
		}, "main"},
	}
}
