package teacher

import (
	_ "embed"
	"strconv"
	"strings"

	"tablier/ai"
	"tablier/app/class/gather"
	"tablier/app/class/handin"
	"tablier/app/class/notebook"
	"tablier/app/class/set"
)

// exampleNames are the pupils of the example.
const exampleNames = "Adam Alice Anaïs Baptiste Camille Chloé Clément Élise Enzo Fatou Gabriel Hugo Inès Jade Jules " +
	"Karim Léa Lina Louis Lucas Manon Mehdi Nathan Noé Rose Sarah Théo Yasmine"

// exampleTime is when the first pupil of the example hands in: 20 March 2026 in the morning, in Paris.
const exampleTime = 1_774_000_000

// An exampleItem is an item of the example: what can be answered, the right answer first, and how often in ten a pupil
// answers right.
type exampleItem struct {
	answers  []string
	likely   uint64
	programs []string // for each answer, of an exercise
}

// The programs of the example.
const (
	exampleRight = "def jouer(position):\n    for coup in position.coups():\n        suite = position.jouer(coup)\n" +
		"        if suite.gagnant() == position.trait:\n            return coup\n    return position.coups()[0]\n"
	exampleOrange = "def jouer(position):\n    for coup in position.coups():\n        suite = position.jouer(coup)\n" +
		"        if suite.gagnant() == \"O\":\n            return coup\n    return position.coups()[0]\n"
	exampleFirst = "def jouer(position):\n    return position.coups()[0]\n"
	exampleName  = "def jouer(position):\n    for coup in position.coups():\n        return cou\n"
)

// exampleSet is the file of the set of the example.
//
//go:embed example.tablier
var exampleSet string

// exampleItems are what the pupils of the example answer, by item.
var exampleItems = []exampleItem{
	{answers: []string{"b1-b2", "a1-a2", "a1-b2"}, likely: 8},
	{answers: []string{"b2", "a1", "a1", "c2", "b3"}, likely: 4},
	{answers: []string{"1", "0"}, likely: 4},
	{},
	{
		answers: []string{"4/4", "2/4 3", "2/4 3", "1/4 2", "0/4 NameError"}, likely: 2,
		programs: []string{exampleRight, exampleOrange, exampleOrange, exampleFirst, exampleName},
	},
	{answers: []string{"c4-d3", "c4-d5", "a5-a3", "b4-c5"}, likely: 4},
	{answers: []string{"draw", "loss"}, likely: 5},
}

// ShowExample shows a notebook of pupils who do not exist, unless there is one of pupils who do, of a set with a title
// and words to be talked about. Nothing of it is kept.
func (s *Session) ShowExample(title, words string) {
	if !s.Empty() || s.reading != nil {
		return
	}
	given, _, err := set.ReadFile(exampleSet)
	if err != nil {
		s.environment.Screen.Log(err)
		return
	}
	given.Title = title
	for _, item := range given.Items {
		if talk, ok := item.Task.(*set.Words); ok {
			talk.Title = words
		}
	}
	book := notebook.New()
	for i, name := range strings.Fields(exampleNames) {
		w, err := handin.New(given, i)
		if err != nil {
			s.environment.Screen.Log(err)
			return
		}
		for place := range w.Items {
			w.Items[place] = exampleItems[place].done(uint64(i), uint64(place))
		}
		w.Sign(name, exampleTime+60*i)
		addExample(book, w)
	}
	s.book, s.example = book, true
	s.clear()
}

// addExample puts a submission into a notebook, as its file.
func addExample(book *notebook.Book, w *handin.Submission) {
	if text, err := handin.File(w); err == nil {
		book.Add(gather.Text{Path: w.FileName(), Text: text})
	}
}

// done returns what a pupil of the example has done at an item, as chance has it, the same every time.
func (e exampleItem) done(pupil, place uint64) (item handin.Item) {
	draw := func(n int, of uint64) uint64 { return ai.Mix(pupil, place, uint64(n), of) % 10 }
	if e.answers == nil {
		return handin.Item{Result: handin.Read, Seconds: 60}
	}
	if place > 3 && draw(0, 1) == 0 {
		return handin.Item{}
	}
	item.Seconds = 60 + 20*int(draw(0, 2))
	for n := 1; n <= 6; n++ {
		right := draw(n, 3) < e.likely
		at := 0
		if !right {
			at = 1 + int(draw(n, 4))%(len(e.answers)-1)
		}
		item.Answer(e.answers[at], right)
		item.Seconds += 30
		if e.programs != nil {
			item.Write(e.programs[at] + "# " + strconv.Itoa(int(pupil)+1) + "\n")
		}
		if right || draw(n, 5) == 0 {
			return item
		}
	}
	if draw(0, 6) < 3 {
		item.Result = handin.Shown
	}
	return item
}
