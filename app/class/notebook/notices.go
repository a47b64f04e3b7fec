package notebook

import (
	"slices"
	"strconv"

	"tablier/app/class/form"
	"tablier/app/class/gather"
	"tablier/app/class/set"
)

// A NoticeKind is the kind of a notice.
type NoticeKind int

// The kinds of notices.
const (
	Twice     NoticeKind = iota // Pupil has handed in Hand, which counts, and Other, the last one of those that do not
	Namesakes                   // Count pupils have the name of Pupil
	Changed                     // Hand was changed outside of the page; it counts
	OtherSet                    // Hand answers another Set, perhaps a known one; Other is that pupil's of this set, if any
	NotRead                     // Unread cannot be read; Other is that pupil's, if there is one
	NotTaken                    // Files were not looked at, or could not be
)

// A Notice is something that the teacher may want to look at.
type Notice struct {
	Key    string // by which it is dismissed
	Kind   NoticeKind
	Pupil  *Pupil
	Hand   *Hand
	Other  *Hand
	Set    *set.Set
	Count  int
	Unread *Unread
	Files  *gather.Notice
}

// Notices returns what has not been dismissed, about the current set and about files.
func (b *Book) Notices() []Notice {
	pupils := b.Pupils()
	list := slices.Concat(b.ofPupils(pupils), b.ofOtherSets(pupils), b.ofFiles(pupils))
	return slices.DeleteFunc(list, func(n Notice) bool { return b.dismissed[n.Key] })
}

// Dismiss removes a notice, as long as nothing new is to be said.
func (b *Book) Dismiss(n Notice) { b.dismissed[n.Key] = true }

// ofPupils returns the notices about the submissions of the current set.
func (b *Book) ofPupils(pupils []*Pupil) (list []Notice) {
	told := map[string]bool{}
	for _, p := range pupils {
		if aside := p.Aside(); len(aside) > 0 {
			other := aside[len(aside)-1]
			list = append(list, Notice{
				Key: "twice " + moment(p.Counts) + " " + moment(other), Kind: Twice, Pupil: p, Hand: p.Counts, Other: other,
			})
		}
		if p.Counts.Changed {
			list = append(list, Notice{Key: "changed " + moment(p.Counts), Kind: Changed, Pupil: p, Hand: p.Counts})
		}
		if name := p.key; p.Namesakes && !told[name] {
			told[name] = true
			count := 0
			for _, other := range pupils {
				if other.key == name {
					count++
				}
			}
			list = append(list, Notice{
				Key: "namesakes " + name + " " + strconv.Itoa(count), Kind: Namesakes, Pupil: p, Count: count,
			})
		}
	}
	return list
}

// moment tells a submission from all others, but for those of the same moment.
func moment(h *Hand) string {
	return h.Submission.Set + " " + h.key + " " + strconv.Itoa(h.Submission.Attempt) + " " + strconv.Itoa(h.Submission.At)
}

// ofOtherSets returns the notices about submissions that answer another set than the current one.
func (b *Book) ofOtherSets(pupils []*Pupil) (list []Notice) {
	current := b.Current()
	for _, given := range b.Sets() {
		if given.ID == current {
			continue
		}
		for _, p := range b.pupils(given.ID) {
			list = append(list, Notice{
				Key: "other " + moment(p.Counts), Kind: OtherSet, Pupil: p, Hand: p.Counts, Set: given.Set,
				Other: counting(pupils, p.Name),
			})
		}
	}
	return list
}

// counting returns the submission that counts of a pupil with a name, nil where none has that name.
func counting(pupils []*Pupil, name string) *Hand {
	key := fold(name)
	for _, p := range pupils {
		if p.key == key {
			return p.Counts
		}
	}
	return nil
}

// ofFiles returns the notices about what is no submission, or cannot be read.
func (b *Book) ofFiles(pupils []*Pupil) (list []Notice) {
	for i := range b.unread {
		u := &b.unread[i]
		n := Notice{
			Key: "unread " + u.Path + " " + string(u.Err.Fault) + " " + strconv.Itoa(u.Count), Kind: NotRead, Unread: u,
			Count: u.Count,
		}
		if u.Name != "" && u.Err.Fault != form.Alien {
			n.Other = counting(pupils, u.Name)
		}
		list = append(list, n)
	}
	for i := range b.files {
		f := &b.files[i]
		list = append(list, Notice{
			Key:  "files " + f.Zip + " " + string(f.Fault) + " " + f.Paths[0] + " " + strconv.Itoa(f.Count),
			Kind: NotTaken, Files: f, Count: f.Count,
		})
	}
	return list
}
