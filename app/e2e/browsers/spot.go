package browsers

import (
	"encoding/json"

	"tablier/app/e2e/driver"
)

// A spot is a place in a document's window, in CSS pixels.
type spot struct{ X, Y int }

// middle brings an element into view and returns its middle.
func middle(b Browser, in Where, selector string) (spot, error) {
	var at spot
	text, err := b.Evaluate(in, `(() => { const e = document.querySelector(`+driver.Quote(selector)+`);
		e.scrollIntoView({ block: 'nearest' });
		const r = e.getBoundingClientRect();
		return { X: Math.round(r.x + r.width / 2), Y: Math.round(r.y + r.height / 2) }; })()`)
	if err == nil {
		err = json.Unmarshal(text, &at)
	}
	return at, err
}
