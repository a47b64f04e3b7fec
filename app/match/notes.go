package match

// A Note is a notice to a person, said once: about a game that has arrived, or about going back.
type Note int

// The notes.
const (
	NoNote      Note = iota
	KeptNote         // the match before it is in the archive
	KnownNote        // the game is on the table already
	PassedNote       // the game is an earlier position of the match on the table
	MarksNote        // going back marks the match as retaken, and needs a second request: see [play.Table.Retaken]
	BarredNote       // nobody takes back a move that has revealed something to two people
	pendingNote      // none yet: KeptNote, once the match before is archived
)

// Note returns the notice to be shown, NoNote for none.
func (c *Controller) Note() Note {
	if c.table.Shown() != c.notedAt || c.note == pendingNote {
		return NoNote
	}
	return c.note
}

// say sets the notice.
func (c *Controller) say(note Note) { c.note, c.notedAt = note, c.table.Shown() }
