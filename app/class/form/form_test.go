package form_test

import (
	"reflect"
	"strings"
	"testing"

	"tablier/app/class/form"
)

// A thing has a field of each type.
type thing struct {
	Text, Name, Same, Link string
	Number, Word           int
	Rest                   []byte
}

func (t *thing) fields(c *form.Coder) {
	c.Text("text", &t.Text, 100)
	c.Name("name", &t.Name, 10)
	c.Name("same", &t.Same, 10)
	c.Link("link", &t.Link, 20)
	c.Number("number", &t.Number, 1000)
	c.Word("word", &t.Word, []string{"none", "one"})
	c.Block("block", func() { c.Rest("rest", &t.Rest) })
}

func sample() *thing {
	return &thing{
		Text: "Deux\n\n lignes é\n", Name: "nom", Same: "nom", Link: "1AAECAw", Number: 500, Word: 1, Rest: []byte{1, 0, 255},
	}
}

func pack(t *testing.T) string {
	t.Helper()
	code, err := form.Pack(form.Submission, sample().fields)
	if err != nil {
		t.Fatal(err)
	}
	return code
}

func write(t *testing.T) string {
	t.Helper()
	file, err := form.Write(form.Submission, sample().fields)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// faultOf returns the fault of an error, empty for none.
func faultOf(t *testing.T, err error) form.Fault {
	t.Helper()
	if err == nil {
		return ""
	}
	e, ok := err.(*form.Error)
	if !ok {
		t.Fatalf("%v is no error of a form", err)
	}
	return e.Fault
}

// A file looks as the comment of the package says.
func TestFile(t *testing.T) {
	const want = "tablier handin 1\ntext Deux\n \n  lignes é\n \nname nom\nsame nom\nlink 1AAECAw\nnumber 500\n" +
		"word one\nrest AQD_\nseal "
	got := write(t)
	if rest, ok := strings.CutPrefix(got, want); !ok || len(rest) != 9 {
		t.Errorf("%q", got)
	}
}

// A code that has lost, gained or changed a character anywhere is refused.
func TestDamagedCodes(t *testing.T) {
	code := pack(t)
	refuse := func(text string) {
		t.Helper()
		if err := form.Unpack(form.Submission, text, new(thing).fields); err == nil && text != code {
			t.Errorf("%q, once %q, is read", text, code)
		}
	}
	const signs = "ABab019-_ .=+/\n\ré"
	for i := range code {
		refuse(code[:i])
		refuse(code[:i] + code[i+1:])
		for _, sign := range signs {
			refuse(code[:i] + string(sign) + code[i+1:])
			refuse(code[:i] + string(sign) + code[i:])
		}
	}
	for _, sign := range signs {
		refuse(code + string(sign))
	}
}

// A file that breaks off anywhere is called cut, never damaged or changed.
func TestCutFiles(t *testing.T) {
	file := write(t)
	head := strings.Index(file, "\n") + 1
	for end := range len(file) - 1 {
		_, err := form.Read(form.Submission, file[:end], new(thing).fields)
		if fault := faultOf(t, err); end >= head && fault != form.Cut || fault == "" {
			t.Errorf("%q: %v", file[:end], err)
		}
	}
}

// What other systems do to line ends and to the ends of a file changes nothing.
func TestLineEnds(t *testing.T) {
	file := write(t)
	for what, text := range map[string]string{
		"windows": strings.ReplaceAll(file, "\n", "\r\n"), "old": strings.ReplaceAll(file, "\n", "\r"),
		"mark": "\ufeff" + file, "more": file + "\n\n", "less": strings.TrimSuffix(file, "\n"),
	} {
		got := &thing{}
		changed, err := form.Read(form.Submission, text, got.fields)
		if err != nil || changed || !reflect.DeepEqual(got, sample()) {
			t.Errorf("%s: %v, changed %t, %+v", what, err, changed, got)
		}
		if kind, ok := form.KindOfFile(text); !ok || kind != form.Submission {
			t.Errorf("%s: the kind is not seen", what)
		}
	}
}

// A file that has been edited is read, and called changed.
func TestChangedFiles(t *testing.T) {
	file := write(t)
	for _, text := range []string{
		strings.Replace(file, "number 500", "number 501", 1), strings.Replace(file, "word one", "word none", 1),
		strings.Replace(file, "lignes", "lettres", 1), file + "more\n", strings.Replace(file, "\nseal ", "\nseal 0", 1),
	} {
		if changed, err := form.Read(form.Submission, text, new(thing).fields); err != nil || !changed {
			t.Errorf("%v, changed %t:\n%s", err, changed, text)
		}
	}
}

// What is none, or of another kind or version, is told apart from what is damaged.
func TestKindsAndVersions(t *testing.T) {
	code, file := pack(t), write(t)
	for text, want := range map[string]form.Fault{
		"": form.Alien, "x": form.Alien, "x=1AA": form.Alien, "h=0AA": form.Alien, "h=x": form.Alien, "1AA": form.Alien,
		"s" + code[1:]: form.Other, "h=2" + code[3:]: form.Newer, "h=1": form.Damaged, "h=1%%%": form.Damaged,
	} {
		if got := faultOf(t, form.Unpack(form.Submission, text, new(thing).fields)); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	for text, want := range map[string]form.Fault{
		"": form.Alien, "tablier": form.Alien, "tablier handin 0\n": form.Alien, "tablier game 1\n": form.Alien,
		strings.Replace(file, "handin 1", "set 1", 1):    form.Other,
		strings.Replace(file, "handin 1", "handin 2", 1): form.Newer,
		strings.Replace(file, "name", "game", 1):         form.Damaged, strings.Replace(file, "500", "5000", 1): form.Long,
		strings.Replace(file, "500", "-1", 1): form.Damaged, strings.Replace(file, "word one", "word two", 1): form.Damaged,
	} {
		_, err := form.Read(form.Submission, text, new(thing).fields)
		if got := faultOf(t, err); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// A fault in a file names its line and its field.
func TestPlaceOfAFault(t *testing.T) {
	file := strings.Replace(write(t), "500", "5000", 1)
	_, err := form.Read(form.Submission, file, new(thing).fields)
	if e, ok := err.(*form.Error); !ok || e.Line != 9 || e.Field != "number" {
		t.Errorf("%v", err)
	}
}

// Codes are found in whatever is pasted: addresses, lists, lines that a mail program has broken.
func TestFind(t *testing.T) {
	code := pack(t)
	broken := code[:9] + "\n" + code[9:20] + "\r\n  " + code[20:]
	for text, want := range map[string][]string{
		"":   nil,
		"=1": nil,
		"https://tablier.example/atelier/carnet/#" + code: {code},
		"Léa : " + code + "\nThéo : " + code + ".":        {code, code},
		broken + " merci":          {code},
		"Léa " + broken + ", fini": {code},
		broken + "\n" + broken:     {code, code},
		code[:12] + " et " + code:  {code[:12], code},
		"noh=1 " + code:            {code},
	} {
		if got := form.Find(text); !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// What a person types or pastes becomes a text that can be written.
func TestTidy(t *testing.T) {
	for text, want := range map[string]string{
		"a\r\nb\rc\td": "a\nb\nc\td", "été 🙂": "été 🙂", "a\x00b\xffc": "a\ufffdb\ufffdc", "\ufeffa": "\ufffda",
	} {
		if got := form.Tidy(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}
