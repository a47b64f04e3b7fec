package composer

// minutesOfWords is how long a class talks about some words.
const minutesOfWords = 10

// The minutes that items take, as a teacher may expect: estimates, which can be changed.
const (
	minutesOfBoard    = 3
	minutesOfSearch   = 5
	minutesOfExercise = 15
	minutesOfMatch    = 5
)

// MinutesOfPuzzle returns the estimate for a puzzle of a band of difficulty, 0 for the easiest.
func MinutesOfPuzzle(band int) int { return 3 + 2*band }

// MinutesOfLesson returns the estimate for a number of boards of a lesson.
func MinutesOfLesson(boards int) int { return minutesOfBoard * max(1, boards) }

// MinutesOfSearch returns the estimate for a search that is followed.
func MinutesOfSearch() int { return minutesOfSearch }

// MinutesOfExercise returns the estimate for an exercise in Python.
func MinutesOfExercise() int { return minutesOfExercise }
