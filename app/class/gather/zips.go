package gather

import (
	"archive/zip"
	"bytes"
	"io"
)

// The marks of zips: of an entry that follows, of one in the directory, and of the end of a zip without any.
var (
	localMark     = []byte("PK\x03\x04")
	directoryMark = []byte("PK\x01\x02")
	endMark       = []byte("PK\x05\x06")
)

func isZip(data []byte) bool {
	return bytes.HasPrefix(data, localMark) || bytes.HasPrefix(data, endMark)
}

// unzip puts the entries of a zip among what is to be read.
func (r *Reader) unzip(of item) {
	switch {
	case of.depth >= maxDepth:
		r.note(Deep, of)
		return
	case len(of.data) > MaxSource:
		r.note(TooLarge, of)
		return
	case bytes.Count(of.data, directoryMark) > maxHeaders: // a part of each is held in memory
		r.note(TooMany, of)
		return
	}
	z, err := zip.NewReader(bytes.NewReader(of.data), int64(len(of.data)))
	if err != nil {
		r.note(Broken, of)
		return
	}
	for i := len(z.File) - 1; i >= 0; i-- {
		entry := z.File[i]
		path := nameOf(entry)
		if entry.FileInfo().IsDir() || hidden(path) {
			continue
		}
		inner := item{path: of.path + "/" + path, folder: folder(path), entry: entry, zip: of.path, depth: of.depth + 1}
		if inner.folder == "" {
			inner.folder = of.folder
		}
		r.queue = append(r.queue, inner)
		r.known++
	}
}

// begin opens an entry, as far as what it says of itself allows.
func (r *Reader) begin(next item) {
	fault := r.refused(next)
	if fault == "" {
		from, err := next.entry.Open()
		if err == nil {
			r.open = &opened{next, from}
			return
		}
		fault = Broken
	}
	r.read++
	r.note(fault, next)
}

// refused returns why an entry is not read, from what the zip says of it; empty where it is.
func (r *Reader) refused(next item) Fault {
	const encrypted = 1
	limit := uint64(MaxText)
	if isZipName(next.path) {
		limit = maxInner
	}
	size, packed := next.entry.UncompressedSize64, next.entry.CompressedSize64
	switch {
	case next.entry.Flags&encrypted != 0:
		return Locked
	case !isZipName(next.path) && !mayHold(next.path):
		return Foreign
	case size > limit && size/maxRatio > packed:
		return Bomb
	case size > limit || r.total > maxTotal:
		return TooLarge
	}
	return ""
}

// goOn reads a piece of the entry that is open, and looks at it at its end.
func (r *Reader) goOn() {
	var piece [chunk]byte
	at := r.open
	n, err := io.ReadFull(at.from, piece[:])
	at.data = append(at.data, piece[:n]...)
	r.total += n
	fault := Fault("")
	switch {
	case r.total > maxTotal:
		fault = TooLarge
	case err == nil:
		return
	case err != io.EOF && err != io.ErrUnexpectedEOF:
		fault = Broken
	}
	at.from.Close()
	r.open = nil
	r.read++
	if fault != "" {
		r.note(fault, at.item)
		return
	}
	done := at.item
	done.entry = nil
	r.look(done)
}
