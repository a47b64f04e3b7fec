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

// fields are those of a work.
func (w *Work) fields(c *form.Coder) {
	c.Text("set", &w.Set, set.IDLength)
	c.Text("given", &w.Given, maxGiven)
	detail := int(w.Detail)
	c.Word("detail", &detail, details)
	w.Detail = Detail(detail)
	c.Text("name", &w.Name, MaxName)
	c.Number("attempt", &w.Attempt, maxAttempt)
	c.Number("at", &w.At, maxAt)
	w.check(c)
	items := len(w.Items)
	c.Number("items", &items, set.MaxItems)
	if c.Reading() && c.OK() && items > 0 {
		w.Items = make([]Item, items)
	}
	programs, answers := 0, 0
	for i := range w.Items {
		item := &w.Items[i]
		c.Item(i + 1)
		item.fields(c, w.Detail)
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
func (w *Work) check(c *form.Coder) {
	switch {
	case !set.IsID(w.Set):
		c.Refuse(form.Illegal, "set")
	case w.Detail != All && w.Given != "":
		c.Refuse(form.Illegal, "given")
	case w.Detail > Results:
		c.Refuse(form.Newer, "detail")
	case strings.TrimSpace(w.Name) != w.Name || w.Name == "" || strings.Contains(w.Name, "\n"):
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

// With returns the work with less detail. More than it has it cannot get.
func (w *Work) With(detail Detail) *Work {
	if detail <= w.Detail {
		return w
	}
	less := *w
	less.Detail, less.Given = detail, ""
	less.Items = make([]Item, len(w.Items))
	for i, item := range w.Items {
		item.Program = ""
		if detail == Results {
			item.Answers = nil
		}
		less.Items[i] = item
	}
	return &less
}

// Brief returns the code with the most detail that has so many characters at most. Only a work that Encode refuses has
// none of [MaxCode]; the error is a *[form.Error].
func (w *Work) Brief(most int) (string, Detail, error) {
	for detail := w.Detail; detail <= Results; detail++ {
		code, err := Encode(w.With(detail))
		if err != nil {
			return "", detail, err
		}
		if len(code) <= most {
			return code, detail, nil
		}
	}
	return "", Results, &form.Error{Fault: form.Long}
}
