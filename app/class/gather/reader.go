package gather

import (
	"archive/zip"
	"bytes"
	"io"
	"slices"
)

// A Reader reads sources in steps: it is a work as package steps has it.
type Reader struct {
	queue   []item // to be read, the next one last
	read    int    // how many sources and entries have been
	known   int    // how many there are, as far as is known
	entries int    // of zips that have been taken up
	total   int    // bytes that have come out of zips
	open    *opened

	texts   []Text
	notices []Notice
}

// An item is a source, or an entry of a zip.
type item struct {
	path, folder string
	data         []byte
	large        bool      // a source whose data have not been read
	entry        *zip.File // nil for data that are there
	zip          string    // the path of the zip around it, empty for none
	depth        int       // of zips around it
}

// opened is an entry that is being read.
type opened struct {
	item
	from io.ReadCloser
}

// New returns the Reader of sources.
func New(sources []Source) *Reader {
	r := &Reader{known: len(sources)}
	for i := len(sources) - 1; i >= 0; i-- {
		s := sources[i]
		r.queue = append(r.queue, item{path: s.Path, folder: folder(s.Path), data: s.Data, large: s.Large})
	}
	return r
}

// Progress returns how many files have been read, and how many there are as far as is known.
func (r *Reader) Progress() (read, all int) { return r.read, r.known }

// Step does so many pieces of the work, a file or some kilobytes of one each, and returns true once all is read. It has
// no error: what is wrong with one file is a notice.
func (r *Reader) Step(pieces int) (done bool, err error) {
	for ; pieces > 0 && (r.open != nil || len(r.queue) > 0); pieces-- {
		if r.open != nil {
			r.goOn()
			continue
		}
		last := len(r.queue) - 1
		next := r.queue[last]
		r.queue = r.queue[:last]
		r.take(next)
	}
	return r.open == nil && len(r.queue) == 0, nil
}

// Texts returns the texts found since it was asked last.
func (r *Reader) Texts() []Text {
	texts := r.texts
	r.texts = nil
	return texts
}

// Notices returns the notices, at the end.
func (r *Reader) Notices() []Notice { return r.notices }

// note notes a fault. Those of one kind in one zip, or outside of any, are one notice.
func (r *Reader) note(fault Fault, of item) {
	at := slices.IndexFunc(r.notices, func(n Notice) bool { return n.Fault == fault && n.Zip == of.zip })
	if at < 0 {
		at = len(r.notices)
		r.notices = append(r.notices, Notice{Fault: fault, Zip: of.zip})
	}
	n := &r.notices[at]
	if n.Count++; len(n.Paths) < namedPaths {
		n.Paths = append(n.Paths, of.path)
	}
}

// take takes up an item: what is there is looked at, an entry is opened.
func (r *Reader) take(next item) {
	switch {
	case next.entry == nil:
		r.read++
		r.look(next)
	case r.entries >= maxEntries:
		r.read++
		r.note(TooMany, next)
	default:
		r.entries++
		r.begin(next)
	}
}

// look looks at data that are there.
func (r *Reader) look(at item) {
	switch {
	case at.large:
		r.note(TooLarge, at)
	case isZip(at.data):
		r.unzip(at)
	case len(at.data) > MaxText:
		r.note(TooLarge, at)
	case bytes.IndexByte(at.data, 0) >= 0 || !mayHold(at.path):
		r.note(Foreign, at)
	default:
		r.texts = append(r.texts, Text{at.path, at.folder, string(at.data)})
	}
}
