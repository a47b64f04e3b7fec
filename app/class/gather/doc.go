// Package gather reads what is dropped onto the page of a teacher: files, whole folders, and zips as Moodle, Pronote
// and other platforms make them, with a folder or a long name for each pupil. It yields texts that may be of a class,
// and for all others a [Notice]; nothing that one file has can harm the reading of the others.
//
// A zip is measured before it is opened and while it is read: how many entries it announces, how long each is, how
// long all are together. So a zip that is made to become enormous costs no more than a large one.
package gather

// A Source is what a person has dropped or chosen: a file, or a text that they have pasted.
type Source struct {
	Path string // with the folders that were chosen, separated by slashes; empty for a pasted text
	Data []byte
	// Large says that it has more than MaxSource bytes, and that Data are therefore not there.
	Large bool
}

// A Text is a text that may be of a class.
type Text struct {
	Path   string // with the path of the zip and the folders in it
	Folder string // the pupil's as a platform names it, or the last folder; empty for none
	Text   string
}

// A Fault is why something was not read, as a code for a page's catalogue.
type Fault string

// The faults.
const (
	TooLarge Fault = "large"  // a file, or a zip, has more bytes than is read
	Bomb     Fault = "bomb"   // an entry of a zip becomes much larger than it is
	TooMany  Fault = "many"   // a zip has more entries than are read
	Locked   Fault = "locked" // an entry of a zip has a password
	Broken   Fault = "broken" // a zip, or an entry of it, cannot be read
	Deep     Fault = "deep"   // zips in zips in zips
	Foreign  Fault = "alien"  // nothing that a class hands in
)

// A Notice is a fault of some files.
type Notice struct {
	Fault Fault
	Zip   string   // the path of the zip in which they are, empty for none
	Paths []string // of the first few
	Count int      // of all
}

// namedPaths is how many paths a notice has at most.
const namedPaths = 10

// MaxText is how many bytes a text may have: what the longest submission has.
const MaxText = 1 << 20

// MaxSource is how many bytes a source may have: what the longest zip has that is read.
const MaxSource = 64 << 20

// The other limits.
const (
	maxText    = 2 << 20  // bytes of a text
	maxInner   = 8 << 20  // bytes of a zip in a zip
	maxTotal   = 64 << 20 // bytes that come out of zips, all together
	maxHeaders = 20_000   // entries that a zip may announce, of whichever kind
	maxEntries = 2_000    // of which are read, in all zips together
	maxDepth   = 2        // zips in zips
	maxRatio   = 100      // how many times larger an entry too large may become before it is called a bomb
)

// chunk is how many bytes come out of a zip in a step.
const chunk = 16 << 10
