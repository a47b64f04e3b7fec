package i18n

import "strconv"

// Pupil is what is said to a pupil at a set: in the bar above its items, at its beginning and at its end. What became
// of an item is by the results of package class/handin, in their order; a kind by those of package class/set, from 1.
type Pupil struct {
	Title, Description string
	Set                func(title string) string
	Untitled           string
	AtOf               func(at, of int) string
	SeeList            string
	Previous, Next     string
	Here, Shut         string
	Kinds              [6]string
	Became             [5]string // in a word, for a mark of the bar
	AtTry              func(tries int) string
	TriedTimes         func(tries int) string
	FromTeacher        string
	Goal               func(goal string, points int) string
	Level              func(n int) string

	// at its beginning
	Over                 func(items, minutes int) string
	Free, Fixed          string
	Hints, NoHints       string
	Solution, NoSolution string
	AtTheEnd             string
	Begin, GoOn, Finish  string
	List                 string
	Absent, Changed      string
	HaveRead             string
	Leave                string
	Minutes              func(n int) string
	OpenTitle, OpenWhat  string
	OpenFile             string
	Kept                 string
	Refused              string
	Why                  func(fault string) string // by the fault of package class/form

	// at its end
	End                    string
	Tally                  func(solved, of, shown, tried, not, minutes int) string
	Resume, Do, Look       string
	HandIn                 string
	Name, NameNote, NoName string
	Save, SaveAgain        string
	Saved                  func(file string) string
	SavedWhat              string
	Holds                  string
	QR, QRWhat, TooLong    string
	QRLess                 string // it tells less than the file
	Copy                   func(n int) string
	Copied                 string
	CodeByHand             string
}

// alsoCount says how many items were solved with the solution, tried and not done, as far as there are any.
func (l Lang) alsoCount(shown, tried, not int) (text string) {
	words := [3]string{"avec la solution", "essayé", "pas fait"}
	if l == English {
		words = [3]string{"with the solution", "tried", "not done"}
	}
	for i, n := range []int{shown, tried, not} {
		if n == 0 {
			continue
		}
		text += ", " + strconv.Itoa(n) + " " + words[i]
		if n > 1 && i > 0 && l == French {
			text += "s"
		}
	}
	return text
}
