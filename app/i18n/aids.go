package i18n

// Aids are the sentences of what helps a person on every page: the way past the header, shortcuts, sounds.
type Aids struct {
	Skip                string
	Sounds              string
	Shortcuts           string // the title of their list, and the button that opens it
	SingleKeys          string
	Tab, NextControl    string // keys, and what they do
	OpenList            string
	Arrows, WalkBoard   string
	EnterOrSpace, Touch string
	Escape, PutBack     string
	ArrowsAndEnds       string
	WalkMoves           string
}
