package write

import "testing"

// The name of a file tells the exercise and the person; its exercise is found again, whatever a browser has added.
func TestFileNames(t *testing.T) {
	list := []Exercise{{ID: "hasard"}, {ID: "minimax"}}
	for name, want := range map[string]string{
		"": "minimax.py", "Camille": "minimax-camille.py", " Zoé  Le Goff ": "minimax-zoé-le-goff.py",
		"../a\\b:*?.py": "minimax-a-b-py.py", "Noe\u0301 2": "minimax-noe\u0301-2.py",
	} {
		got := FileName("minimax", name)
		if got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
		if at, ok := FileExercise(list, got); !ok || at != 1 {
			t.Errorf("%q is of exercise %d", got, at)
		}
	}
	for name, want := range map[string]int{"Hasard (1).py": 0, "hasard": 0, "hasards.py": -1, "x.py": -1, "": -1} {
		if at, ok := FileExercise(list, name); at != want || ok != (want >= 0) {
			t.Errorf("%q is of exercise %d, want %d", name, at, want)
		}
	}
}
