// Package exact is a person who has the exact values of all positions of a game kept on the device: what is kept
// already, how far it has come, and that it can be stopped. The values lie in files that are fetched on demand; without
// this they are fetched, and kept, as questions come to them. It knows no browser.
package exact

import "encoding/json"

// A File is one of the files, with its size in bytes.
type File struct {
	Name string
	Size int
}

// Read reads a list of files: [["name", size], …].
func Read(text string) ([]File, error) {
	var list [][2]any
	if err := json.Unmarshal([]byte(text), &list); err != nil {
		return nil, err
	}
	files := make([]File, len(list))
	for i, entry := range list {
		name, _ := entry[0].(string)
		size, _ := entry[1].(float64)
		files[i] = File{name, int(size)}
	}
	return files, nil
}

// An Environment is what a session needs of the device. What it calls back may come at once, late or never.
type Environment interface {
	// List fetches the list of the files.
	List(then func(text string, ok bool))
	// Kept says of each of some files whether it is kept here.
	Kept(names []string, then func(kept []bool))
	// Keep has a file kept, and says whether it is then.
	Keep(name string, then func(kept bool))
	// Changed is called when there is something else to be shown.
	Changed()
}

// A State is what a session does.
type State int

// The states.
const (
	Unknown State = iota // nothing is known of the files; there may be none
	Idle                 // what is kept is known
	Fetching
	Failed // a file could not be fetched, or not be kept; what has come stays
)

// together is how many files are fetched at a time.
const together = 3

// A Session is one look at the files of a game. Its zero value with an environment has not looked yet.
type Session struct {
	Env Environment

	state   State
	files   []File
	kept    map[string]bool
	next    int // the first file that has not been asked for, while it fetches
	pending int
	run     int // counts starts and stops: what was asked for before the last one is heard, but goes no further
}

// State returns what the session does.
func (s *Session) State() State { return s.state }

// Size returns how many bytes all files have, and Kept how many of them are kept.
func (s *Session) Size() (bytes int) {
	for _, f := range s.files {
		bytes += f.Size
	}
	return bytes
}

// Kept returns how many bytes are kept.
func (s *Session) Kept() (bytes int) {
	for _, f := range s.files {
		if s.kept[f.Name] {
			bytes += f.Size
		}
	}
	return bytes
}

// Complete says whether all files are kept.
func (s *Session) Complete() bool { return len(s.files) > 0 && s.Kept() == s.Size() }

// Look finds out which files there are and which of them are kept. While files are fetched that is known.
func (s *Session) Look() {
	if s.state == Fetching {
		return
	}
	if len(s.files) > 0 {
		s.count()
		return
	}
	s.Env.List(func(text string, ok bool) {
		files, err := Read(text)
		if !ok || err != nil || len(files) == 0 || len(s.files) > 0 {
			return
		}
		s.files = files
		s.count()
	})
}

// count asks which files are kept.
func (s *Session) count() {
	names := make([]string, len(s.files))
	for i, f := range s.files {
		names[i] = f.Name
	}
	s.Env.Kept(names, func(kept []bool) {
		if s.state == Fetching || len(kept) != len(names) {
			return
		}
		s.kept = map[string]bool{}
		for i, is := range kept {
			s.kept[names[i]] = is
		}
		if s.state == Unknown {
			s.state = Idle
		}
		s.Env.Changed()
	})
}

// Start has all files kept.
func (s *Session) Start() {
	if s.state == Idle || s.state == Failed {
		s.state, s.next, s.pending = Fetching, 0, 0
		s.run++
		s.fetch()
		s.Env.Changed()
	}
}

// Stop ends that. What has come is kept.
func (s *Session) Stop() {
	if s.state == Fetching {
		s.state = Idle
		s.run++
		s.Env.Changed()
	}
}

// fetch asks for the next files, some at a time.
func (s *Session) fetch() {
	for s.state == Fetching && s.pending < together && s.next < len(s.files) {
		f, run := s.files[s.next], s.run
		s.next++
		if s.kept[f.Name] {
			continue
		}
		s.pending++
		s.Env.Keep(f.Name, func(kept bool) { s.hear(f, run, kept) })
	}
	if s.state == Fetching && s.pending == 0 && s.next == len(s.files) {
		s.state = Idle
	}
}

// hear takes what has become of a file.
func (s *Session) hear(f File, run int, kept bool) {
	s.kept[f.Name] = s.kept[f.Name] || kept
	if run == s.run {
		s.pending--
		if !kept {
			s.state = Failed
			s.run++
		}
		s.fetch()
	}
	s.Env.Changed()
}
