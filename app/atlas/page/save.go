package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// paper is what a file needs of the styles of the map, in the colours of paper.
const paper = `<style>path{fill:none;stroke-linecap:round}.w{stroke:#1E7F73}.l{stroke:#5F2455;stroke-linecap:square}` +
	`.d{stroke:#857C70}.u{stroke:#DDD5C9}.hole{stroke:#FFF}` +
	`.marks path{stroke:#B4431A;stroke-width:1.5;stroke-linecap:round;vector-effect:non-scaling-stroke}` +
	`.marks .w{fill:#1E7F73}.marks .l{fill:#5F2455}.marks .d,.marks .u,.marks .been{fill:#FFF}` +
	`.marks .trail,.marks .been{stroke:#1F1B16}.marks .trail{stroke-dasharray:5 4}.hover{display:none}</style>`

// save saves the picture as it is seen, as a file that needs no styles.
func (k *Kind) save() {
	words, board := k.words(), k.session.Board()
	picture := app.Window().GetElementByID(mapID)
	text := app.Window().Get("XMLSerializer").New().Call("serializeToString", picture).String()
	title := string(ui.Tag("title", "", ui.EscapeText(words.name(board)+", "+words.wave()+". "+words.told())))
	ui.Download("tablier-carte-"+board+".svg", "image/svg+xml", strings.Replace(text, ">", ">"+title+paper, 1))
}
