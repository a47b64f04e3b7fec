package nav

import "net/url"

// The parameters of addresses that a Navigator knows. All others are the page's own.
const (
	Lang  = "lang"  // the language of the pages
	Embed = "embed" // 1: the page stands in a frame of another one, and all its parameters come from that page
)

// OfSet is the value of Embed for a frame that shows a set, across all pages of its items. These are the usual ones.
const OfSet = "set"

// ofSetFrame are the parameters that all pages in such a frame have.
var ofSetFrame = []string{Lang, Embed, "origin", "xapi"}

// Carried returns the parameters that a link to another page keeps: the language; in a frame all of them, so that the
// frame stays as the host page wants it, or those of a frame that shows a set. The others are about the one page.
func Carried(parameters url.Values) url.Values {
	if Framed(parameters) {
		return parameters
	}
	names := ofSetFrame
	if parameters.Get(Embed) != OfSet {
		names = names[:1]
	}
	carried := url.Values{}
	for _, name := range names {
		if parameters.Has(name) {
			carried.Set(name, parameters.Get(name))
		}
	}
	return carried
}

// Framed says whether the parameters are those of a page in a frame.
func Framed(parameters url.Values) bool { return parameters.Get(Embed) == "1" }
