package site

import "tablier/app/i18n"

// What the manifest says, in French: it has one language.
const (
	siteName        = "Tablier"
	siteDescription = "Jeux de plateau à deux, contre la machine ou à deux sur un écran, même sans réseau."
)

// notices are what a person can read before, or instead of, the program, in one language. Everything else that people
// read comes from the components.
type notices struct {
	loading, kept, unsupported, closed, failed, absent string
	damaged                                            string // also shown by the service worker, which has no page left
	late                                               string // shown after some seconds, where boot.js has not come
	noScript                                           string // shown where JavaScript is off
}

// A notice is one message of the page itself, in French and in English.
type notice struct {
	Key    string // its data attribute, which boot.js asks for
	French string
	Other  string // the same in English
}

// noticeOf returns the message that pick takes from the notices of a language.
func noticeOf(key string, pick func(n *notices) string) notice {
	return notice{key, pick(noticesOf(i18n.French)), pick(noticesOf(i18n.English))}
}

// shown are the messages of boot.js, which shows them in the element after the program's.
func shown() []notice {
	return []notice{
		noticeOf("loading", func(n *notices) string { return n.loading }),
		noticeOf("kept", func(n *notices) string { return n.kept }),
		noticeOf("unsupported", func(n *notices) string { return n.unsupported }),
		noticeOf("closed", func(n *notices) string { return n.closed }),
		noticeOf("failed", func(n *notices) string { return n.failed }),
		noticeOf("absent", func(n *notices) string { return n.absent }),
		damaged(),
	}
}

func damaged() notice  { return noticeOf("damaged", func(n *notices) string { return n.damaged }) }
func late() notice     { return noticeOf("", func(n *notices) string { return n.late }) }
func noScript() notice { return noticeOf("", func(n *notices) string { return n.noScript }) }
