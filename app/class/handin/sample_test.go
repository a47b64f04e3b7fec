package handin_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tablier/app/class/handin"
	"tablier/app/class/set"
)

const program = "def jouer(position):\n\treturn position.coups()[0]  # été\n"

// given returns the set that the sample answers.
func given() *set.Set {
	return &set.Set{Title: "Découvrir minimax", Items: []set.Item{
		{Task: &set.Puzzle{Game: "tapatan", ID: "abcdefghij"}},
		{Task: &set.Words{Title: "On en parle"}},
		{Task: &set.Python{Exercise: "gagne"}},
		{Task: &set.Lesson{Game: "tapatan", ID: "tapatan"}},
		{Task: &set.Watch{Search: "q=plies"}},
	}}
}

// everything returns a submission with each thing that there is.
func everything(t testing.TB) *handin.Submission {
	t.Helper()
	s, err := handin.New(given(), 1<<32-1)
	if err != nil {
		t.Fatal(err)
	}
	s.Name, s.At = "Camille", 1_774_000_000
	s.Items = []handin.Item{
		{Result: handin.Solved, Tries: 2, Hints: 1, Seconds: 220, Answers: []string{"b2", "a1"}},
		{Result: handin.Read, Seconds: 5},
		{
			Result: handin.Tried, Tries: 3, Seconds: 780, Answers: []string{"0/4 NameError", "2/4 3", "2/4 3"},
			Program: program,
		},
		{Result: handin.Shown, Tries: 5, Answers: []string{"a1", "", "a1", "b1-b2", "c3"}},
		{},
	}
	return s
}

// random returns a submission as chance makes one.
func random(t testing.TB, r *rand.Rand) *handin.Submission {
	t.Helper()
	items := make([]set.Item, 1+r.IntN(set.MaxItems))
	for i := range items {
		items[i].Task = &set.Python{Exercise: strings.Repeat("x", i+1)}
	}
	s, err := handin.New(&set.Set{Items: items}, int(r.Uint32()))
	if err != nil {
		t.Fatal(err)
	}
	s.Name, s.At = "é"+text(r, handin.MaxName-2)+"é", r.IntN(1<<40)
	s.Name = strings.ReplaceAll(s.Name, "\n", " ")
	for i := range s.Items {
		s.Items[i] = randomItem(r)
	}
	return s.With(handin.Detail(r.IntN(3)))
}

func randomItem(r *rand.Rand) (i handin.Item) {
	if r.IntN(4) == 0 {
		i.Result = handin.Read
	}
	for n := r.IntN(60); i.Result != handin.Read && n > 0; n-- {
		i.Answer(text(r, 10), r.IntN(30) == 0)
	}
	if i.Result == handin.Tried && r.IntN(3) == 0 {
		i.Result = handin.Shown
	}
	i.Hints, i.Seconds, i.Program = r.IntN(100), r.IntN(1_000_000), text(r, 300)
	return i
}

// text returns a text of signs that are written in special ways, of so many characters at most.
func text(r *rand.Rand, most int) string {
	signs := []rune("aé\u202f \n\n\t:=;é🙂seal ")
	out := make([]rune, r.IntN(most+1))
	for i := range out {
		out[i] = signs[r.IntN(len(signs))]
	}
	return string(out)
}
