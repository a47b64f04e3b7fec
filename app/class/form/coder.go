package form

import (
	"unicode/utf8"
)

// A Coder writes the fields of a content, or reads them into it: one function with a call for each field serves all
// four. After a fault the calls do nothing.
type Coder struct {
	form  fields
	item  int
	fault *Error
}

// fields is one form, in one direction. Each method returns the empty Fault where it has written or read the field.
type fields interface {
	reading() bool
	number(field string, n *int) Fault
	word(field string, n *int, words []string) Fault
	text(field string, s *string) Fault
	name(field string, s *string) Fault
	link(field string, s *string) Fault
	rest(field string, b *[]byte) Fault
	begin() Fault // of a block
	end() Fault
	line() int // that was read last; 0 for none
}

// maxNumber is the largest number: what every browser counts exactly.
const maxNumber = 1<<53 - 1

// Reading says whether the fields are read. Who writes lists makes room for them then.
func (c *Coder) Reading() bool { return c.form.reading() }

// OK says whether no fault has been found yet.
func (c *Coder) OK() bool { return c.fault == nil }

// Item says which item the next fields belong to, from 1; 0 for none.
func (c *Coder) Item(number int) { c.item = number }

// Refuse notes a fault of a field, unless there has been one.
func (c *Coder) Refuse(fault Fault, field string) {
	if c.fault == nil {
		c.fault = &Error{Fault: fault, Item: c.item, Field: field, Line: c.form.line()}
	}
}

// do writes or reads a field.
func (c *Coder) do(field string, by func() Fault) {
	if c.fault != nil {
		return
	}
	if fault := by(); fault != "" {
		c.Refuse(fault, field)
	}
}

// Number is a number from 0 to a maximum.
func (c *Coder) Number(field string, n *int, limit int) {
	c.do(field, func() Fault {
		return within(c.form.reading(), n, limit, func() Fault { return c.form.number(field, n) })
	})
}

// within has a number written or read, and checks its limits.
func within(reading bool, n *int, limit int, by func() Fault) Fault {
	legal := func() Fault {
		switch {
		case *n < 0:
			return Illegal
		case *n > limit:
			return Long
		}
		return ""
	}
	if !reading {
		if fault := legal(); fault != "" {
			return fault
		}
		return by()
	}
	if fault := by(); fault != "" {
		return fault
	}
	return legal()
}

// Flag is a number that is 0 or 1.
func (c *Coder) Flag(field string, is *bool) {
	n := 0
	if *is {
		n = 1
	}
	c.Number(field, &n, 1)
	*is = n == 1
}

// Word is one of some words, by its place.
func (c *Coder) Word(field string, n *int, words []string) {
	c.do(field, func() Fault {
		return within(c.form.reading(), n, maxNumber, func() Fault { return c.form.word(field, n, words) })
	})
}

// Text is a text of so many characters at most, tidy as [Tidy] makes it.
func (c *Coder) Text(field string, s *string, limit int) {
	c.do(field, func() Fault { return c.checked(s, limit, func() Fault { return c.form.text(field, s) }) })
}

// Name is a text of so many characters at most that is likely to come several times.
func (c *Coder) Name(field string, s *string, limit int) {
	c.do(field, func() Fault { return c.checked(s, limit, func() Fault { return c.form.name(field, s) }) })
}

// checked has a text written or read, and checks it.
func (c *Coder) checked(s *string, limit int, by func() Fault) Fault {
	legal := func() Fault {
		switch {
		case len(*s) > limit && utf8.RuneCountInString(*s) > limit:
			return Long
		case !tidy(*s):
			return Illegal
		}
		return ""
	}
	if !c.form.reading() {
		if fault := legal(); fault != "" {
			return fault
		}
		return by()
	}
	if fault := by(); fault != "" {
		return fault
	}
	return legal()
}

// Link is the fragment of a link to a match, of so many characters at most.
func (c *Coder) Link(field string, s *string, limit int) {
	c.do(field, func() Fault { return c.checked(s, limit, func() Fault { return c.form.link(field, s) }) })
}

// Block is some fields whose number of bytes stands before them, so that they can be passed over.
func (c *Coder) Block(field string, of func()) {
	c.do(field, c.form.begin)
	if c.fault != nil {
		return
	}
	of()
	c.do(field, c.form.end)
}

// Rest is all bytes up to the end of a block, of a content that only a later version knows.
func (c *Coder) Rest(field string, b *[]byte) {
	c.do(field, func() Fault { return c.form.rest(field, b) })
}

// err returns the fault found, nil for none.
func (c *Coder) err() error {
	if c.fault == nil {
		return nil
	}
	return c.fault
}
