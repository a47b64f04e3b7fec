package pupil

import "tablier/app/class/handin"

// Named takes the name that the pupil has typed. It goes into what is handed in, and nowhere else.
func (s *Session) Named(name string) { s.name = name }

// Name returns that name.
func (s *Session) Name() string { return s.name }

// Tally counts what has been done of the set.
func (s *Session) Tally() handin.Tally { return s.record.submission().Tally(s.given) }

// sign returns what is handed in now, under the name.
func (s *Session) sign() *handin.Submission {
	s.Follow()
	work := s.record.submission()
	work.Sign(s.name, s.environment.Now())
	return work
}

// HandIn returns the file that is handed in, and its name; false where no name has been typed. It may be done again:
// the last file counts.
func (s *Session) HandIn() (name, text string, ok bool) {
	work := s.sign()
	if work.Name == "" {
		return "", "", false
	}
	text, err := handin.File(work)
	if err != nil {
		return "", "", false
	}
	s.handed = work
	return work.FileName(), text, true
}

// Handed returns what was handed in last on this visit, nil for nothing.
func (s *Session) Handed() *handin.Submission { return s.handed }

// Code returns the code of what is handed in, for it to be copied; empty where no name has been typed.
func (s *Session) Code() string {
	work := s.sign()
	if work.Name == "" {
		return ""
	}
	code, err := handin.Encode(work)
	if err != nil {
		return ""
	}
	return code
}

// Scanned returns the code that a QR code has, which may tell less; empty where not even results fit, or without a
// name.
func (s *Session) Scanned() (code string, detail handin.Detail) {
	work := s.sign()
	if work.Name == "" {
		return "", handin.All
	}
	code, detail, err := work.Brief(handin.MaxCode)
	if err != nil {
		return "", handin.Results
	}
	return code, detail
}
