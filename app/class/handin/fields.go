package handin

import (
	"strings"

	"tablier/app/class/form"
	"tablier/app/class/set"
)

// The words of fields, as files have them.
var (
	details = strings.Fields(detailWords)
	results = strings.Fields(resultWords)
)

// fields are those of a submission.
func (s *Submission) fields(c *form.Coder) {
	c.Text("set", &s.Set, set.IDLength)
	c.Text("given", &s.Given, maxGiven)
	detail := int(s.Detail)
	c.Word("detail", &detail, details)
	s.Detail = Detail(detail)
	c.Text("name", &s.Name, MaxName)
	c.Number("attempt", &s.Attempt, maxAttempt)
	c.Number("at", &s.At, maxAt)
	s.check(c)
	items := len(s.Items)
	c.Number("items", &items, set.MaxItems)
	if c.Reading() && c.OK() && items > 0 {
		s.Items = make([]Item, items)
	}
	programs, answers := 0, 0
	for i := range s.Items {
		item := &s.Items[i]
		c.Item(i + 1)
		item.fields(c, s.Detail)
		programs += len(item.Program)
		for _, answer := range item.Answers {
			answers += len(answer)
		}
	}
	c.Item(0)
	if programs > maxPrograms {
		c.Refuse(form.Long, "program")
	}
	if answers > maxAnswers {
		c.Refuse(form.Long, "answers")
	}
}

// check checks what stands before the items.
func (s *Submission) check(c *form.Coder) {
	switch {
	case !set.IsID(s.Set):
		c.Refuse(form.Illegal, "set")
	case s.Detail != All && s.Given != "":
		c.Refuse(form.Illegal, "given")
	case s.Detail > Results:
		c.Refuse(form.Newer, "detail")
	case strings.TrimSpace(s.Name) != s.Name || strings.Contains(s.Name, "\n"):
		c.Refuse(form.Illegal, "name")
	}
}

func (i *Item) fields(c *form.Coder, detail Detail) {
	result := int(i.Result)
	c.Word("result", &result, results)
	i.Result = Result(result)
	c.Number("tries", &i.Tries, maxTries)
	c.Number("hints", &i.Hints, maxHints)
	c.Number("seconds", &i.Seconds, maxSeconds)
	answers := len(i.Answers)
	c.Number("answers", &answers, MaxAnswers)
	if c.Reading() && c.OK() && answers > 0 {
		i.Answers = make([]string, answers)
	}
	for a := range i.Answers {
		c.Name("answer", &i.Answers[a], MaxAnswer)
	}
	c.Text("program", &i.Program, MaxProgram)
	i.check(c, detail)
}

// check checks that the fields of an item go together.
func (i *Item) check(c *form.Coder, detail Detail) {
	answered := i.Result == Solved || i.Result == Tried
	silent := i.Result == NotDone || i.Result == Read
	switch {
	case i.Result > Read:
		c.Refuse(form.Newer, "result")
	case answered && i.Tries == 0 || silent && i.Tries > 0:
		c.Refuse(form.Illegal, "tries")
	case len(i.Answers) > i.Tries || detail == Results && len(i.Answers) > 0:
		c.Refuse(form.Illegal, "answers")
	case len(i.Program) > MaxProgram:
		c.Refuse(form.Long, "program")
	case detail != All && i.Program != "":
		c.Refuse(form.Illegal, "program")
	}
}

// With returns the submission with less detail. More than it has it cannot get.
func (s *Submission) With(detail Detail) *Submission {
	if detail <= s.Detail {
		return s
	}
	less := *s
	less.Detail, less.Given = detail, ""
	less.Items = make([]Item, len(s.Items))
	for i, item := range s.Items {
		item.Program = ""
		if detail == Results {
			item.Answers = nil
		}
		less.Items[i] = item
	}
	return &less
}

// Brief returns the code with the most detail that has so many characters at most. Only a submission that Encode
// refuses has none of [MaxCode]; the error is a *[form.Error].
func (s *Submission) Brief(limit int) (string, Detail, error) {
	for detail := s.Detail; detail <= Results; detail++ {
		code, err := Encode(s.With(detail))
		if err != nil {
			return "", detail, err
		}
		if len(code) <= limit {
			return code, detail, nil
		}
	}
	return "", Results, &form.Error{Fault: form.Long}
}
