package archive

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
)

// What a line of the statistics can hold at most.
const (
	maxTally   = 1_000_000_000
	maxVariant = 300 // bytes, as many as the rules have that somebody has written
)

// A Result is how a game ended: against the machine for the person, between two people for seat 0.
type Result int8

// The results. The zero value is none of them.
const (
	Won Result = iota + 1
	Drawn
	Lost
)

// A Key identifies a line of the statistics.
type Key struct {
	Variant string `json:"variant"`
	Level   int    `json:"level"` // the machine's; 0 for two people
}

// A Tally is the number of each result.
type Tally struct {
	Won   int `json:"won"`
	Drawn int `json:"drawn"`
	Lost  int `json:"lost"`
}

// A Row is one line of the statistics.
type Row struct {
	Key
	Tally
}

// Stats are the results of one game. The zero value is empty.
type Stats struct {
	rows []Row // in order
}

// Rows returns the lines by variant, within each by ascending level and two people last. The caller owns the slice.
func (s *Stats) Rows() []Row { return slices.Clone(s.rows) }

// Add counts the result of a game in the row of its variant and level. The caller does so once a game, when [Past.Add]
// says that it has had no end before, with what [Game.Counts] returns.
func (s *Stats) Add(key Key, result Result) {
	var one Tally
	*one.of(result) = 1
	s.rows = slices.Clone(s.rows) // a copy of the Stats keeps its own
	s.count(Row{key, one})
}

// count adds the results of a line to those of the same name.
func (s *Stats) count(row Row) {
	i, found := slices.BinarySearchFunc(s.rows, row.Key, compare)
	if !found {
		s.rows = slices.Insert(s.rows, i, Row{Key: row.Key})
	}
	for _, result := range []Result{Won, Drawn, Lost} {
		n := s.rows[i].Tally.of(result)
		*n = min(*n+*row.Tally.of(result), maxTally)
	}
}

// Uncount takes back a result that Add has counted: the game was taken up again, and has ended differently.
func (s *Stats) Uncount(key Key, result Result) {
	rows := slices.Clone(s.rows)
	if i, found := slices.BinarySearchFunc(rows, key, compare); found {
		n := rows[i].Tally.of(result)
		*n = max(*n-1, 0)
	}
	s.rows = rows
}

func (t *Tally) of(result Result) *int {
	return map[Result]*int{Won: &t.Won, Drawn: &t.Drawn, Lost: &t.Lost}[result]
}

func compare(row Row, key Key) int {
	return cmp.Or(
		cmp.Compare(row.Variant, key.Variant),
		cmp.Compare(peopleLast(row.Level), peopleLast(key.Level)),
	)
}

func peopleLast(level int) int {
	if level == 0 {
		return maxLevel + 1
	}
	return level
}

// statsForm returns the text form of Stats. A version in which something is different adds a reader after this one,
// which then reads a struct of its own and turns that into a Row.
func statsForm() Form[Row] { return Form[Row]{"stats", []Reader[Row]{Strict[Row]}} }

// Save returns the statistics as text that ReadStats reads.
func (s *Stats) Save() string { return statsForm().Save(s.rows) }

// ReadStats parses the text of Stats, in this version or any before. The error is a *ReadError.
func ReadStats(text string) (Stats, error) {
	form := statsForm()
	rows, err := form.Read(text)
	if err != nil {
		return Stats{}, err
	}
	var stats Stats
	seen := map[Key]bool{}
	for i, row := range rows {
		err := row.check()
		if seen[row.Key] {
			err = errors.New("the same line as an entry before")
		}
		if err != nil {
			return Stats{}, &ReadError{What: form.What, Entry: i, Err: err}
		}
		seen[row.Key] = true
		stats.count(row)
	}
	return stats, nil
}

// check validates a row of statistics that was read from storage or a file.
func (r *Row) check() error {
	if len(r.Variant) > maxVariant || r.Level < 0 || r.Level > maxLevel {
		return fmt.Errorf("variant %.70q at level %d", r.Variant, r.Level)
	}
	for _, n := range []int{r.Won, r.Drawn, r.Lost} {
		if n < 0 || n > maxTally {
			return fmt.Errorf("%d games, want 0 to %d", n, maxTally)
		}
	}
	return nil
}
