package main

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// complete says what a language lacks that has to say all, and what another has that no one asks for.
func (b *builder) complete() error {
	var faults []error
	for _, at := range slices.SortedFunc(maps.Keys(b.files), compare) {
		f := b.files[at]
		base := b.files[place{at.folder, first, at.name}]
		if base == nil {
			faults = append(faults, fmt.Errorf("%s: no such file in French", f.path))
			continue
		}
		if at.lang == first {
			other := b.files[place{at.folder, second, at.name}]
			if other == nil {
				faults = append(faults, fmt.Errorf("%s: no such file in English", f.path))
				continue
			}
			faults = append(faults, lacking(f.entries, other.entries, other.path), lacking(other.entries, f.entries, f.path))
			continue
		}
		faults = append(faults, unasked(f, base))
	}
	return errors.Join(faults...)
}

// lacking returns the fault of a file that lacks a key which another one has. A sentence may take other parts in each.
func lacking(has, wants []*entry, path string) error {
	for i, e := range has {
		if strings.HasPrefix(e.key, "func ") {
			continue
		}
		at := slices.IndexFunc(wants, func(o *entry) bool { return o.key == e.key })
		if e.key == "-" {
			at = min(i, len(wants)-1)
		}
		if at < 0 {
			return fmt.Errorf("%s: %s is missing: %s:%d has it", path, e.key, e.path, e.line)
		}
		if err := lacking(e.children, wants[at].children, path); err != nil {
			return err
		}
	}
	return nil
}

// unasked returns the fault of a file that declares a value which is unknown in French.
func unasked(f, base *file) error {
	for _, e := range f.entries {
		same := func(o *entry) bool { return o.key == e.key }
		if strings.HasPrefix(e.key, "var ") && !slices.ContainsFunc(base.entries, same) {
			return fmt.Errorf("%s:%d: %s does not declare %q", f.path, e.line, base.path, e.key)
		}
	}
	return nil
}
