package notebook

import (
	"slices"

	"tablier/app/class/form"
	"tablier/app/class/gather"
	"tablier/app/class/handin"
	"tablier/app/class/set"
)

// A Hand is a submission as it was handed in.
type Hand struct {
	Submission *handin.Submission
	Changed    bool   // since the page of the pupil has written it
	Path       string // of its file, empty for a code that was pasted
	Folder     string // in which it was: with some platforms the pupil's name

	key string // the folded name of the pupil
}

// An Unread is a file or a code of a class that cannot be read.
type Unread struct {
	Path  string
	Err   *form.Error
	Set   string // its id, as far as it can be read
	Name  string // of the pupil, as far as it can be read
	Count int    // how many such there are in that place
}

// A Book is a notebook. The zero Book is not of use: see New.
type Book struct {
	hands     []*Hand
	whole     map[string]bool     // the codes of the hands, so that the same file counts once
	same      int                 // how many files were there already
	sets      map[string]*set.Set // those that are known, by their ids
	chosen    string              // the id of the set that the teacher looks at, empty for the one with most pupils
	preferred map[*Hand]bool      // chosen by the teacher, where a pupil has handed in twice
	dismissed map[string]bool     // notices, by their keys
	unread    []Unread
	files     []gather.Notice
}

// New returns an empty notebook.
func New() *Book {
	return &Book{
		whole: map[string]bool{}, sets: map[string]*set.Set{}, preferred: map[*Hand]bool{}, dismissed: map[string]bool{},
	}
}

// Add takes a text: a submission, a set that submissions may answer, or codes of either, among whatever else.
func (b *Book) Add(text gather.Text) {
	switch kind, ok := form.KindOfFile(text.Text); {
	case ok && kind == form.Set:
		s, _, err := set.ReadFile(text.Text)
		b.took(text, err, func() { b.AddSet(s) })
	case ok:
		w, changed, err := handin.ReadFile(text.Text)
		b.took(text, err, func() { b.hand(w, changed, text) })
	default:
		b.addCodes(text)
	}
}

// addCodes takes the codes in a text.
func (b *Book) addCodes(text gather.Text) {
	codes := form.Find(text.Text)
	if len(codes) == 0 {
		b.took(text, &form.Error{Fault: form.Alien}, nil)
	}
	for _, code := range codes {
		if kind, _ := form.KindOfCode(code); kind == form.Set {
			s, err := set.Decode(code)
			b.took(text, err, func() { b.AddSet(s) })
			continue
		}
		w, err := handin.Decode(code)
		b.took(text, err, func() { b.hand(w, false, text) })
	}
}

// took takes what was read of a text, or notes why it was not.
func (b *Book) took(text gather.Text, err error, take func()) {
	if err == nil {
		take()
		return
	}
	fault, ok := err.(*form.Error)
	if !ok {
		fault = &form.Error{Fault: form.Damaged, Err: err}
	}
	at := slices.IndexFunc(b.unread, func(u Unread) bool { return u.Path == text.Path && u.Err.Fault == fault.Fault })
	if at < 0 {
		at = len(b.unread)
		of, name := handin.Heading(text.Text)
		b.unread = append(b.unread, Unread{Path: text.Path, Err: fault, Set: of, Name: name})
	}
	b.unread[at].Count++
}

// AddSet makes a set known, by which the columns of its table get their names.
func (b *Book) AddSet(s *set.Set) {
	if id, err := s.ID(); err == nil {
		b.sets[id] = s
	}
}

// hand takes a submission, unless it is there.
func (b *Book) hand(w *handin.Submission, changed bool, from gather.Text) {
	code, err := handin.Encode(w)
	if err != nil {
		b.took(from, err, nil)
		return
	}
	if b.whole[code] {
		b.same++
		return
	}
	b.whole[code] = true
	b.hands = append(b.hands, &Hand{w, changed, from.Path, from.Folder, fold(w.Name)})
	if s := w.Task(); s != nil && b.sets[w.Set] == nil {
		b.sets[w.Set] = s
	}
}

// Same returns how many files were left out because they were there already.
func (b *Book) Same() int { return b.same }

// Hands returns how many submissions there are, of all sets.
func (b *Book) Hands() int { return len(b.hands) }

// Remove takes a pupil with all their submissions out of the notebook.
func (b *Book) Remove(p *Pupil) {
	for _, h := range p.Hands {
		if code, err := handin.Encode(h.Submission); err == nil {
			delete(b.whole, code)
		}
		delete(b.preferred, h)
	}
	b.hands = slices.DeleteFunc(b.hands, func(h *Hand) bool { return slices.Contains(p.Hands, h) })
}

// Prefer has a submission of a pupil count, in the place of their last one.
func (b *Book) Prefer(p *Pupil, h *Hand) {
	for _, other := range p.Hands {
		delete(b.preferred, other)
	}
	b.preferred[h] = true
}
