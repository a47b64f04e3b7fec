package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/class/composer"
	"tablier/app/machine"
)

// environment returns what surrounds the session in a browser.
func (k *Kind) environment() composer.Environment {
	return composer.Environment{Machine: judge{k}, Store: k.site.Store, Screen: screen{k}}
}

// judge is the machine of the site.
type judge struct{ kind *Kind }

// Search implements composer.Machine.
func (j judge) Search(q machine.Query, done func(protocol.Found, error)) (cancel func()) {
	return j.kind.site.Machine().Search(q, nil, done).Cancel
}

// Rest implements composer.Machine.
func (j judge) Rest() { j.kind.site.Machine().Rest() }

// screen is the page as the session knows it.
type screen struct{ kind *Kind }

// Changed implements composer.Screen.
func (s screen) Changed() { s.kind.redraw() }

// Replaced implements composer.Screen: fields keep what a person has typed, so they are told what another set says.
func (s screen) Replaced() {
	k := s.kind
	k.tab, k.asking = tabList, false
	if len(k.session.Set().Items) == 0 {
		k.tab = tabAdd
	}
	k.want()
	k.showFields()
}

// Focus implements composer.Screen: the keyboard goes to the grip of an item.
func (s screen) Focus(item int) { s.kind.site.Focus(gripID(item)) }

// Log implements composer.Screen.
func (screen) Log(err error) { app.Log(err) }

// showFields has the fields of the set show what it says.
func (k *Kind) showFields() {
	if !app.IsClient {
		return
	}
	set := k.session.Set()
	for id, value := range map[string]string{titleID: set.Title, introID: set.Intro} {
		k.site.Later(id, func(field app.Value) { field.Set("value", value) })
	}
}
