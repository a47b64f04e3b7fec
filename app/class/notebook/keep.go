package notebook

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"tablier/app/class/form"
	"tablier/app/class/gather"
	"tablier/app/class/handin"
	"tablier/app/class/set"
	"tablier/app/sift"
)

// keptHead begins the text of a notebook, and a version follows.
const (
	keptHead    = "notebook "
	keptVersion = "1"
)

// The words with which its lines begin.
const (
	handLine      = "hand"
	setLine       = "set"
	dismissedLine = "dismissed"
	chosenLine    = "chosen"
)

// The flags of a hand.
const (
	plainFlag     = "-"
	changedFlag   = "c"
	preferredFlag = "p"
)

// String returns the notebook as it is kept where a teacher asks for that: a head, and lines of a word and, in the
// order in which they came, for each set and submission its code. Before that of a submission stand flags (c where it
// was changed, p where the teacher prefers it, - for neither) and, in quotes, the path of its file and its folder. What
// could not be read is not kept.
func (b *Book) String() string {
	var out strings.Builder
	line := func(words ...string) { out.WriteString(strings.Join(words, " ") + "\n") }
	out.WriteString(keptHead + keptVersion + "\n")
	for _, id := range slices.Sorted(maps.Keys(b.sets)) {
		if code, err := set.Encode(b.sets[id]); err == nil {
			line(setLine, code)
		}
	}
	for _, h := range b.hands {
		if code, err := handin.Encode(h.Submission); err == nil {
			line(handLine, b.flags(h), strconv.Quote(h.Path), strconv.Quote(h.Folder), code)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(b.dismissed)) {
		line(dismissedLine, strconv.Quote(key))
	}
	if b.chosen != "" {
		line(chosenLine, b.chosen)
	}
	return out.String()
}

// flags returns those of a hand.
func (b *Book) flags(h *Hand) (flags string) {
	if h.Changed {
		flags += changedFlag
	}
	if b.preferred[h] {
		flags += preferredFlag
	}
	if flags == "" {
		return plainFlag
	}
	return flags
}

// A KeptError is the error of a text that is no notebook.
type KeptError struct {
	Line int   // from 1
	Err  error // sift.ErrNewer where a later version has written it, nil where the line says it all
}

// Error implements error.
func (e *KeptError) Error() string {
	s := "notebook: line " + strconv.Itoa(e.Line)
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap returns the cause.
func (e *KeptError) Unwrap() error { return e.Err }

// Parse reads a text that String has written. The error is a *KeptError; for a text of a later version, which is not to
// be overwritten, it wraps sift.ErrNewer.
func Parse(text string) (*Book, error) {
	head, rest, _ := strings.Cut(text, "\n")
	version, ok := strings.CutPrefix(head, keptHead)
	switch {
	case !ok:
		return nil, &KeptError{Line: 1}
	case version != keptVersion:
		return nil, &KeptError{Line: 1, Err: sift.ErrNewer}
	}
	b, number := New(), 1
	for line := range strings.Lines(rest) {
		number++
		word, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		if ok, err := b.restore(word, rest); !ok {
			return nil, &KeptError{Line: number, Err: err}
		}
	}
	return b, nil
}

// restore takes what a line of a kept notebook says.
func (b *Book) restore(word, rest string) (ok bool, err error) {
	switch word {
	case setLine:
		s, err := set.Decode(rest)
		if err != nil {
			return false, err
		}
		b.AddSet(s)
	case handLine:
		return b.restoreHand(rest)
	case dismissedLine:
		key, err := strconv.Unquote(rest)
		b.dismissed[key] = true
		return err == nil, err
	case chosenLine:
		b.chosen = rest
		return set.IsID(rest), nil
	default:
		return false, nil
	}
	return true, nil
}

// restoreHand takes a submission with what stands before its code.
func (b *Book) restoreHand(rest string) (ok bool, err error) {
	flags, rest, _ := strings.Cut(rest, " ")
	path, rest, ok := unquoted(rest)
	if !ok {
		return false, nil
	}
	folder, code, ok := unquoted(rest)
	if !ok {
		return false, nil
	}
	s, err := handin.Decode(code)
	if err != nil {
		return false, err
	}
	had := len(b.hands)
	b.hand(s, strings.Contains(flags, changedFlag), gather.Text{Path: path, Folder: folder})
	if len(b.hands) == had {
		return false, &form.Error{Fault: form.Illegal} // it stands there twice
	}
	if last := b.hands[had]; strings.Contains(flags, preferredFlag) {
		b.preferred[last] = true
	}
	return true, nil
}

// unquoted reads a text in quotes, and returns what follows behind the space after it.
func unquoted(text string) (inside, rest string, ok bool) {
	quoted, err := strconv.QuotedPrefix(text)
	if err != nil {
		return "", "", false
	}
	inside, err = strconv.Unquote(quoted)
	rest, space := strings.CutPrefix(text[len(quoted):], " ")
	return inside, rest, err == nil && space
}
