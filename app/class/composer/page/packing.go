package page

import (
	"errors"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/form"
	"tablier/app/class/scorm"
	"tablier/app/class/set"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// packing is how a package for a learning platform is made.
type packing struct {
	shown  bool
	making scorm.Making
	state  packState
}

// A packState is how far a package has come.
type packState string

// The states; those from noEdition on are refusals.
const (
	notPacked packState = ""
	bringing  packState = "bringing" // the edition that is one file is fetched
	packed    packState = "packed"
	noEdition packState = "edition" // it is not here
	noPython  packState = "python"  // it has no Python
	noAddress packState = "address" // this page is no page of a site
)

// packWords are the sentences about packages.
type packWords struct {
	way, how, linked, whole, making, save string
	about                                 func(name string, of int) string
	grade                                 func(of int) string
	makings                               [2]string
	said                                  func(state packState) string
}

// packer is what there is to be said and chosen about a package.
type packer struct{ *frame }

// draw draws what stands below the ways to give a set.
func (p packer) draw() app.UI {
	pack := p.kind.packing
	m, state := packWordsOf(p.lang), pack.refused(p.set)
	what := m.linked
	if pack.making == scorm.Whole {
		what = m.whole
	}
	of := counting(p.set)
	return ui.Tree(`<div class="pack-way" id="compose-pack" hidden="{}">
			<p>{}</p><p>{}</p>
			{}
			<p class="note">{}</p>
			<p class="note {}" role="status" id="compose-packed">{}</p>
			{}
		</div>`,
		!pack.shown, m.about(packName(p.set.Title), of), m.grade(of),
		segments("making", m.making, m.makings, pack.making == scorm.Whole), what,
		ui.When(state != notPacked && state != packed, "lack"), m.said(state),
		ui.Enabled(state != noPython && state != bringing && p.address() != "",
			ui.ActWithIcon("pack", "share", m.save, "btn")))
}

// refused returns the state, as far as the set itself does not say it.
func (p packing) refused(s *set.Set) packState {
	if p.making == scorm.Whole && scorm.NeedsPython(s) {
		return noPython
	}
	return p.state
}

// counting returns how many items of a set have a result.
func counting(s *set.Set) (n int) {
	for _, item := range s.Items {
		if set.Counts(item.Task) {
			n++
		}
	}
	return n
}

// packName returns the name of the file of a package.
func packName(title string) string {
	return strings.TrimSuffix(fileName(title), form.Extension) + ".zip"
}

// pack makes the package and saves it. The edition that is one file is fetched before, where it is to be within.
func (k *Kind) pack() {
	s := k.session.Set()
	if k.packing.refused(s) == noPython || k.packing.state == bringing {
		return
	}
	p := &scorm.Package{
		Making: k.packing.making, Set: s, Lang: k.site.Lang, Site: k.site.Nav.Address(nav.SetRoute, ""),
	}
	if p.Making == scorm.Linked {
		k.save(p)
		return
	}
	k.packing.state = bringing
	shell.Demand(k.site.Context(), scorm.Edition, func(text string, _ bool) {
		p.Edition = text // of a file that has not come, none
		k.save(p)
		k.redraw()
	})
}

// save writes the package, and saves it on the teacher's device.
func (k *Kind) save(p *scorm.Package) {
	data, err := p.Write()
	switch {
	case err == nil:
		k.packing.state = packed
		ui.SaveBytes(packName(p.Set.Title), "application/zip", data)
	case errors.Is(err, scorm.ErrEdition):
		k.packing.state = noEdition
	case errors.Is(err, scorm.ErrAddress):
		k.packing.state = noAddress
	default:
		k.packing.state = notPacked
		app.Log("the package", err)
	}
}
