package alike_test

import (
	"reflect"
	"strings"
	"testing"

	"tablier/ai/python/samples"
	"tablier/app/class/alike"
	"tablier/app/i18n"
	"tablier/app/write"
)

const first = `from random import choice

def gagne(position, coup):
    """Dit si un coup gagne."""
    apres = position.jouer(coup)
    return apres.gagnant() == position.trait

def jouer(position):
    bons = [c for c in position.coups() if gagne(position, c)]
    meilleur, autre = None, {}
    for i, (a, b) in enumerate(zip(bons, bons)):
        autre["x"] = a; autre.y = b
        if (n := len(bons)) > 2: meilleur = f"{bons} et {n}"
    with open(meilleur) as f: pass
    return choice(bons or position.coups())
`

// the same with other names, spaces, comments, quotes and signs at the ends of lines
const renamed = `# Mon joueur
from random import choice
def test(p,c) :
	suite=p.jouer( c )  # après
	return suite.gagnant()==p.trait


def jouer(p):
	liste = [x   for x in p.coups()
		if test(p, x)]

	m, d = None, {}
	for k, (u, v) in enumerate(zip(liste, liste)):
		d['x'] = u
		d.y = v
		if (t := len(liste)) > 2 : m = f'{liste} et {t}'
	with open(m) as fichier : pass
	return choice(liste \
		or p.coups())`

// Programs are alike whatever their names, spaces, comments and quotes.
func TestAlike(t *testing.T) {
	want := alike.Key(first)
	for _, program := range []string{
		renamed, strings.ReplaceAll(renamed, "\n", "\r\n"), renamed + "\n\n\n# fin", "'''Un joueur.'''\n" + renamed,
	} {
		if got := alike.Key(program); got != want {
			t.Errorf("%q\nis read as %q\nwant %q", program, got, want)
		}
	}
}

// What a program does, says or uses keeps it apart from others.
func TestUnlike(t *testing.T) {
	want := alike.Key(renamed)
	for _, change := range []string{
		"or =and ", "2 :=3 :", "coups=moves", "choice(=sample(", "\treturn choice=return choice", "'x'='y'", "et {=ou {",
		"d.y=d.z", "None, {}=None, []", "(p, x)=(x, p)", "d['x'] = u=d['x'] = v", "gagnant=perdant", "len(=sum(",
	} {
		before, after, _ := strings.Cut(change, "=")
		program := strings.Replace(renamed, before, after, 1)
		if program == renamed {
			t.Errorf("%s changes nothing", change)
		}
		if alike.Key(program) == want {
			t.Errorf("with %s it is alike", change)
		}
	}
	for _, pair := range [][2]string{
		{"def f(a): return min(a)", "def f(b): return max(b)"}, {"a = b = 1", "a = 1"}, {"x: int = 3", "x: str = 3"},
		{"if a:\n b\nc", "if a:\n b\n c"}, {"f = lambda a, b: a", "f = lambda a, b: b"}, {"a[i] = 3", "a[j] = 3"},
	} {
		if alike.Key(pair[0]) == alike.Key(pair[1]) {
			t.Errorf("%q and %q are alike", pair[0], pair[1])
		}
	}
	for _, pair := range [][2]string{
		{"f = lambda a, b=2: a", "g = lambda x, y=2: x"}, {"i = 1\na[i] = 3", "j = 1\na[j] = 3"},
		{"x: int = 3", "y: int = 3"},
		{"try: pass\nexcept E as e: print(e)", "try: pass\nexcept E as f: print(f)"}, {"(a, b) = c", "(d, e) = c"},
		{"def f(*a, **b): return a, b", "def f(*c, **d): return c, d"}, {"a = 1; b = 2", "x = 1\ny = 2\n"},
		{"", "# rien\n\n"},
	} {
		if alike.Key(pair[0]) != alike.Key(pair[1]) {
			t.Errorf("%q and %q are not alike", pair[0], pair[1])
		}
	}
}

// The solutions of the exercises are alike to none, and neither are the programs that come with the site.
func TestProgramsOfTheSite(t *testing.T) {
	list, err := write.All(i18n.French)
	if err != nil {
		t.Fatal(err)
	}
	programs, err := samples.All()
	if err != nil {
		t.Fatal(err)
	}
	var solutions []string
	for _, exercise := range list {
		solutions = append(solutions, exercise.Solution)
	}
	for _, programs := range [][]string{solutions, programs} {
		for _, group := range alike.Groups(programs) {
			t.Errorf("%s\nis alike to\n%s", programs[group[1]], programs[group[0]])
		}
		for _, program := range programs {
			if key := alike.Key(program); !strings.Contains(key, "#1") || !strings.Contains(key, "coups") {
				t.Errorf("no names, or none of the page's, are found in\n%s", program)
			}
		}
	}
}

// Groups have two programs or more, and leave empty ones out.
func TestGroups(t *testing.T) {
	got := alike.Groups([]string{"a = 1", "", "b = 2", "c = 1", "# rien", "", "d = 2", "print()"})
	if want := [][]int{{0, 3}, {2, 6}}; !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// FuzzKey reads any text as a program. Its key takes no more room than its signs can need.
func FuzzKey(f *testing.F) {
	f.Add(first)
	f.Add(renamed)
	f.Add("f'{a!r:>{w}}' '''\n\\")
	f.Fuzz(func(t *testing.T, program string) {
		if key := alike.Key(program); len(key) > 12*len(program)+16 {
			t.Errorf("%q has a key of %d bytes", program, len(key))
		}
	})
}

// The time of the longest program grows no faster than its text, whatever it has.
func BenchmarkKey(b *testing.B) {
	for _, piece := range []string{
		first, "a = f'{b}'\n", "(", "'", "\"\"\"", "if a:\n ", "a = ", "lambda ", "for ", "def a(", "f'{",
	} {
		program := strings.Repeat(piece, 100_000/len(piece))
		b.Run(piece[:min(8, len(piece))], func(b *testing.B) {
			for b.Loop() {
				alike.Key(program)
			}
		})
	}
}
