package notebook

import (
	"cmp"
	"slices"
	"strings"

	"tablier/app/class/handin"
)

// A Pupil is who has handed in one or several submissions of a set.
type Pupil struct {
	Name      string  // as in the submission that counts
	Hands     []*Hand // the oldest first; those of one moment count as one
	Counts    *Hand   // the last one, unless the teacher prefers another one
	Namesakes bool    // others have the same name

	key string // the folded name
}

// pupils returns the pupils who have answered a set. Two submissions are of one pupil where the names are the same but
// for case and accents, and where the same device has begun the set once for both, or both come from the pupil's own
// folder. Otherwise two pupils have one name.
func (b *Book) pupils(id string) (list []*Pupil) {
	personal, named := b.personal(id), map[string][]*Pupil{}
	for _, h := range b.hands {
		if h.Submission.Set != id {
			continue
		}
		at := slices.IndexFunc(named[h.key], func(p *Pupil) bool {
			return slices.ContainsFunc(p.Hands, func(other *Hand) bool { return samePupil(h, other, personal) })
		})
		if at < 0 {
			p := &Pupil{key: h.key}
			at, list, named[h.key] = len(named[h.key]), append(list, p), append(named[h.key], p)
		}
		p := named[h.key][at]
		p.Hands = append(p.Hands, h)
	}
	for _, p := range list {
		b.settle(p)
		p.Namesakes = len(named[p.key]) > 1
	}
	slices.SortStableFunc(list, func(a, b *Pupil) int {
		return cmp.Or(strings.Compare(a.key, b.key), orderAlike(a.Name, b.Name))
	})
	return list
}

// personal returns the folders in which all submissions have one name, but for case and accents: those that a platform
// has made for one pupil.
func (b *Book) personal(id string) map[string]bool {
	names, own := map[string]string{}, map[string]bool{}
	for _, h := range b.hands {
		if h.Submission.Set != id || h.Folder == "" {
			continue
		}
		first, seen := names[h.Folder]
		if !seen {
			names[h.Folder] = h.key
		}
		own[h.Folder] = !seen || own[h.Folder] && first == h.key
	}
	return own
}

// samePupil says whether two submissions with one name are of one pupil.
func samePupil(a, b *Hand, personal map[string]bool) bool {
	return a.Submission.Attempt == b.Submission.Attempt || a.Folder == b.Folder && personal[a.Folder]
}

// settle sorts the submissions of a pupil, and says which one counts. Of one moment, such as a file and a code, the one
// with most detail stays last.
func (b *Book) settle(p *Pupil) {
	slices.SortStableFunc(p.Hands, func(a, b *Hand) int {
		return cmp.Or(cmp.Compare(a.Submission.At, b.Submission.At), cmp.Compare(b.Submission.Detail, a.Submission.Detail))
	})
	p.Counts = p.Hands[len(p.Hands)-1]
	for _, h := range p.Hands {
		if b.preferred[h] {
			p.Counts = h
		}
	}
	p.Name = p.Counts.Submission.Name
}

// Before returns the submission that the pupil had handed in before the one that counts; nil for none.
func (p *Pupil) Before() *Hand {
	var before *Hand
	for _, h := range p.Hands {
		if h.Submission.At < p.Counts.Submission.At {
			before = h
		}
	}
	return before
}

// Aside returns the submissions that do not count, the last one last: one of each other moment.
func (p *Pupil) Aside() (list []*Hand) {
	for _, h := range p.Hands {
		if h.Submission.At == p.Counts.Submission.At {
			continue
		}
		if last := len(list) - 1; last >= 0 && list[last].Submission.At == h.Submission.At {
			list[last] = h
			continue
		}
		list = append(list, h)
	}
	return list
}

// item returns what the pupil has done at an item, by the submission that counts.
func item(w *handin.Submission, place int) handin.Item {
	if place < len(w.Items) {
		return w.Items[place]
	}
	return handin.Item{}
}
