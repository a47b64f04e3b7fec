package nav

import "net/url"

// The parameters of addresses that a Navigator knows. All others are the page's own.
const (
	Lang  = "lang"  // the language of the pages
	Embed = "embed" // 1: the page stands in a frame of another one, and all its parameters come from that page
)

// Carried returns the parameters that a link to another page keeps: the language; in a frame all of them, so that the
// frame stays as the host page wants it. The others are about the one page.
func Carried(parameters url.Values) url.Values {
	if Framed(parameters) {
		return parameters
	}
	carried := url.Values{}
	if parameters.Has(Lang) {
		carried.Set(Lang, parameters.Get(Lang))
	}
	return carried
}

// Framed says whether the parameters are those of a page in a frame.
func Framed(parameters url.Values) bool { return parameters.Get(Embed) == "1" }
