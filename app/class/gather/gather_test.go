package gather_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"tablier/app/class/gather"
)

// A file is a file of a zip in tests.
type file struct{ path, text string }

// zipped returns a zip of files.
func zipped(t testing.TB, files ...file) []byte {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, f := range files {
		entry, err := w.Create(f.path)
		if err == nil {
			_, err = entry.Write([]byte(f.text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// read reads sources to their end.
func read(t testing.TB, sources ...gather.Source) ([]gather.Text, []gather.Notice) {
	t.Helper()
	r := gather.New(sources)
	for done := false; !done; {
		var err error
		if done, err = r.Step(16); err != nil {
			t.Fatal(err)
		}
	}
	if read, all := r.Progress(); read != all {
		t.Errorf("%d of %d are read", read, all)
	}
	return r.Texts(), r.Notices()
}

// one is a source of one zip.
func one(data []byte) gather.Source { return gather.Source{Path: "classe.zip", Data: data} }

const work = "tablier handin 1\n"

// A source that is too large to be read at all is told beside the others.
func TestUnreadSource(t *testing.T) {
	texts, notices := read(t, gather.Source{Path: "film.zip", Large: true},
		gather.Source{Path: "a.tablier", Data: []byte(work)})
	if len(texts) != 1 || len(notices) != 1 || notices[0].Fault != gather.TooLarge || notices[0].Paths[0] != "film.zip" {
		t.Errorf("%v, %v", texts, notices)
	}
}

// What platforms make is read with the name of each pupil.
func TestZipsOfPlatforms(t *testing.T) {
	moodle := "Camille Durand_12345_assignsubmission_file_/"
	got, notices := read(t, one(zipped(t,
		file{moodle, ""}, file{moodle + "camille.tablier", work},
		file{"Léa Petit_9_assignsubmission_file_lea.tablier", work},
		file{"Noé_7_assignsubmission_onlinetext_/onlinetext.html", "<p>h=1abc</p>"},
		file{"2nde 3/MARTIN Théo/rendu/theo.TABLIER", work},
		file{"plat.tablier", work}, file{"anglais\\tom\\tom.tablier", work},
		file{"__MACOSX/._plat.tablier", "x"}, file{"2nde 3/.DS_Store", "x"},
		file{"photo.jpg", "x"}, file{"minimax.py", "x"},
	)))
	want := []gather.Text{
		{"classe.zip/" + moodle + "camille.tablier", "Camille Durand", work},
		{"classe.zip/Léa Petit_9_assignsubmission_file_lea.tablier", "Léa Petit", work},
		{"classe.zip/Noé_7_assignsubmission_onlinetext_/onlinetext.html", "Noé", "<p>h=1abc</p>"},
		{"classe.zip/2nde 3/MARTIN Théo/rendu/theo.TABLIER", "rendu", work},
		{"classe.zip/plat.tablier", "", work},
		{"classe.zip/anglais/tom/tom.tablier", "tom", work},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	paths := []string{"classe.zip/photo.jpg", "classe.zip/minimax.py"}
	foreign := []gather.Notice{{gather.Foreign, "classe.zip", paths, 2}}
	if !reflect.DeepEqual(notices, foreign) {
		t.Errorf("%+v", notices)
	}
}

// Files, folders and pasted texts are read in their order, and zips in zips with them.
func TestSources(t *testing.T) {
	inner := zipped(t, file{"a.tablier", work + "inner"})
	got, notices := read(t,
		gather.Source{Path: "lea.tablier", Data: []byte(work)},
		gather.Source{Path: "classe/lea/1.tablier", Data: []byte(work + "1")},
		gather.Source{Path: "zips/z.zip", Data: zipped(t, file{"lea/b.zip", string(inner)}, file{"c.tablier", work + "c"})},
		gather.Source{Data: []byte("h=1abc")},
	)
	want := []gather.Text{
		{"lea.tablier", "", work}, {"classe/lea/1.tablier", "lea", work + "1"},
		{"zips/z.zip/lea/b.zip/a.tablier", "lea", work + "inner"}, {"zips/z.zip/c.tablier", "zips", work + "c"},
		{"", "", "h=1abc"},
	}
	if !reflect.DeepEqual(got, want) || notices != nil {
		t.Errorf("%q, want %q\n%+v", got, want, notices)
	}
}

// Names in the code page of DOS are read as they were.
func TestNamesOfDOS(t *testing.T) {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	entry, err := w.CreateHeader(&zip.FileHeader{Name: "L\x82a/No\x89l.tablier", NonUTF8: true})
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprint(entry, work)
	w.Close()
	got, _ := read(t, one(out.Bytes()))
	if len(got) != 1 || got[0].Folder != "Léa" || got[0].Path != "classe.zip/Léa/Noël.tablier" {
		t.Errorf("%q", got)
	}
}

// Whatever a hostile file is, its fault is told and the others are read.
func TestHostileFiles(t *testing.T) {
	good := file{"lea.tablier", work}
	zeros := strings.Repeat("0", 5<<20)
	whole := zipped(t, good)
	locked := bytes.Clone(whole)
	for _, mark := range []string{"PK\x03\x04", "PK\x01\x02"} { // the flags stand two bytes further in the directory
		at := bytes.Index(locked, []byte(mark)) + 6 + 2*strings.Count(mark, "\x01")
		locked[at] |= 1
	}
	spoilt := bytes.Clone(whole)
	spoilt[len("PK\x03\x04")+26+len(good.path)+4] ^= 0xff
	liar := bytes.Replace(whole, le32(len(work)), le32(3), -1)
	deep := zipped(t, file{"a.zip", string(zipped(t, file{"b.zip", string(whole)}))})
	for what, c := range map[string]struct {
		data []byte
		want gather.Fault
		path string
	}{
		"bomb":      {zipped(t, file{"a.tablier", zeros}), gather.Bomb, "classe.zip/a.tablier"},
		"large":     {zipped(t, file{"a.tablier", noise(5 << 20)}), gather.TooLarge, "classe.zip/a.tablier"},
		"locked":    {locked, gather.Locked, "classe.zip/lea.tablier"},
		"spoilt":    {spoilt, gather.Broken, "classe.zip/lea.tablier"},
		"liar":      {liar, gather.Broken, "classe.zip/lea.tablier"},
		"cut":       {whole[:len(whole)-9], gather.Broken, "classe.zip"},
		"deep":      {deep, gather.Deep, "classe.zip/a.zip/b.zip"},
		"inner zip": {zipped(t, file{"a.zip", noise(9 << 20)}), gather.TooLarge, "classe.zip/a.zip"},
		"no zip":    {zipped(t, file{"a.zip", "x"}), gather.Foreign, "classe.zip/a.zip"},
		"empty":     {[]byte("PK\x05\x06"), gather.Broken, "classe.zip"},
		"directory": {bytes.Repeat([]byte("PK\x01\x02PK\x03\x04"), 20_002)[4:], gather.TooMany, "classe.zip"},
		"no text":   {[]byte("tablier\x00"), gather.Foreign, "classe.zip"},
	} {
		texts, notices := read(t, one(c.data), gather.Source{Path: "theo.tablier", Data: []byte(work)})
		if len(texts) != 1 || texts[0].Path != "theo.tablier" {
			t.Errorf("%s: %d texts are read", what, len(texts))
		}
		if len(notices) != 1 || notices[0].Fault != c.want || notices[0].Count != 1 || notices[0].Paths[0] != c.path {
			t.Errorf("%s: %+v, want %s of %s", what, notices, c.want, c.path)
		}
	}
	texts, notices := read(t, gather.Source{Path: "a.tablier", Data: []byte(zeros)}, one(whole))
	if len(texts) != 1 || len(notices) != 1 || notices[0].Fault != gather.TooLarge {
		t.Errorf("%d texts, %+v", len(texts), notices)
	}
}

func le32(n int) []byte { return []byte{byte(n), byte(n >> 8), byte(n >> 16), byte(n >> 24)} }

// noise returns a text that does not become much smaller in a zip.
func noise(length int) string {
	out, state := make([]byte, length), uint32(1)
	for i := range out {
		state = state*1664525 + 1013904223
		out[i] = 'a' + byte(state>>28)
	}
	return string(out)
}

// Of ten thousand entries the first ones are read, and how many are left is told once.
func TestTenThousandEntries(t *testing.T) {
	var files []file
	for i := range 10_000 {
		files = append(files, file{fmt.Sprintf("%d/a.tablier", i), work})
	}
	texts, notices := read(t, one(zipped(t, files...)), gather.Source{Path: "theo.tablier", Data: []byte(work)})
	if len(texts) != 2001 || texts[2000].Path != "theo.tablier" {
		t.Errorf("%d texts", len(texts))
	}
	if len(notices) != 1 || notices[0].Fault != gather.TooMany || notices[0].Count != 8000 || len(notices[0].Paths) != 10 {
		t.Errorf("%+v", notices)
	}
}

// Many entries that become large one by one are read up to a sum.
func TestManyLargeEntries(t *testing.T) {
	var files []file
	for i := range 80 {
		files = append(files, file{fmt.Sprintf("%d.tablier", i), strings.Repeat("0", 1<<20)})
	}
	texts, notices := read(t, one(zipped(t, files...)), gather.Source{Path: "theo.tablier", Data: []byte(work)})
	if len(texts) != 65 || len(notices) != 1 || notices[0].Fault != gather.TooLarge || notices[0].Count != 16 {
		t.Errorf("%d texts, %+v", len(texts), notices)
	}
}

// FuzzZip reads any bytes as a zip, alone and in a zip. What comes after is read.
func FuzzZip(f *testing.F) {
	f.Add(zipped(f, file{"lea/a.tablier", work}, file{"b_1_assignsubmission_file_/c.txt", "h=1"}))
	f.Add(zipped(f, file{"a.zip", string(zipped(f, file{"b.tablier", work}))}))
	f.Fuzz(func(t *testing.T, data []byte) {
		around := zipped(t, file{"a.zip", string(data)}, file{"theo.tablier", work})
		texts, _ := read(t, one(data), one(around))
		if len(texts) == 0 || texts[len(texts)-1].Path != "classe.zip/theo.tablier" {
			t.Errorf("%q: the file behind it is not read", data)
		}
	})
}
