package notebook

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablier/app/class/alike"
	"tablier/app/class/handin"
	"tablier/app/class/set"
	"tablier/rules"
)

// An Answer is a wrong answer to an item, with all who have given it.
type Answer struct {
	Text string // as [handin.Item] has it; see [Table.Answers]
	By   []Mention
}

// A Mention is a pupil who has given an answer.
type Mention struct {
	Row   int
	Still bool // it is the last answer, and the item is not solved
}

// Answers returns the wrong answers to an item, the commonest first; each pupil counts once for each. Of an exercise in
// Python an answer is the first test that has failed, as its number from 1, or the fault of the program; of a match it
// is the outcome, of all matches that did not reach the goal.
func (t *Table) Answers(column int) (list []Answer) {
	for row := range t.Rows {
		cell := &t.Rows[row].Cells[column]
		wrong := cell.Wrong()
		for i, text := range wrong {
			text = t.kindOf(column, text)
			still := i == len(wrong)-1 && cell.Result != handin.Solved
			list = mention(list, text, Mention{row, still})
		}
	}
	slices.SortStableFunc(list, func(a, b Answer) int {
		return cmp.Or(cmp.Compare(len(b.By), len(a.By)), strings.Compare(a.Text, b.Text))
	})
	return list
}

// mention adds a pupil to those who have given an answer.
func mention(list []Answer, text string, by Mention) []Answer {
	at := slices.IndexFunc(list, func(a Answer) bool { return a.Text == text })
	if at < 0 {
		return append(list, Answer{text, []Mention{by}})
	}
	all := list[at].By
	if last := len(all) - 1; all[last].Row == by.Row {
		all[last].Still = by.Still
	} else {
		list[at].By = append(all, by)
	}
	return list
}

// kindOf returns what an answer has in common with those that mean the same.
func (t *Table) kindOf(column int, text string) string {
	switch t.Columns[column].Task.(type) {
	case *set.Python:
		if run, ok := handin.ReadRun(text); ok {
			if run.Fault != "" {
				return run.Fault
			}
			return strconv.Itoa(run.Failed)
		}
	case *set.Match:
		if played, ok := handin.ReadPlayed(text); ok {
			return string(played.Outcome)
		}
	}
	return text
}

// Alike returns groups of rows whose programs for an exercise are the same up to names and spaces.
func (t *Table) Alike(column int) [][]int {
	programs := make([]string, len(t.Rows))
	for i, row := range t.Rows {
		programs[i] = row.Cells[column].Program
	}
	return alike.Groups(programs)
}

// Openings returns the first moves of the pupils in a match, the commonest first; each pupil counts once for each. What
// is no game, or begins otherwise than the item, is left out.
func (t *Table) Openings(column int, games rules.Registry) (list []Answer) {
	task, ok := t.Columns[column].Task.(*set.Match)
	if !ok {
		return nil
	}
	_, start, err := task.Open(games)
	if err != nil {
		return nil
	}
	for row := range t.Rows {
		for _, text := range t.Rows[row].Cells[column].Answers {
			if move := opening(games, start, task.Side, text); move != "" {
				list = mention(list, string(move), Mention{Row: row})
			}
		}
	}
	slices.SortStableFunc(list, func(a, b Answer) int {
		return cmp.Or(cmp.Compare(len(b.By), len(a.By)), strings.Compare(a.Text, b.Text))
	})
	return list
}
