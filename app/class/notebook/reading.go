package notebook

import "tablier/app/class/gather"

// A Reading reads what was dropped into a notebook in steps: it is a work as package steps has it.
type Reading struct {
	book   *Book
	reader *gather.Reader
}

// Read returns the Reading of sources into the notebook, with nothing read.
func (b *Book) Read(sources []gather.Source) *Reading { return &Reading{b, gather.New(sources)} }

// Progress returns how many files have been read, and how many there are as far as is known.
func (r *Reading) Progress() (read, all int) { return r.reader.Progress() }

// Step does so many pieces of the work, and returns true once all is read. It has no error: what is wrong with a file
// is a notice of the notebook.
func (r *Reading) Step(pieces int) (done bool, err error) {
	done, err = r.reader.Step(pieces)
	for _, text := range r.reader.Texts() {
		r.book.Add(text)
	}
	if done {
		r.book.files = append(r.book.files, r.reader.Notices()...)
	}
	return done, err
}
