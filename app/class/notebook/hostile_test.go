package notebook_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"strings"
	"testing"

	"tablier/app/class/gather"
	"tablier/app/class/handin"
	"tablier/app/class/notebook"
)

// class returns the files of thirty pupils, as a platform names their folders.
func class(t testing.TB) (sources []gather.Source) {
	t.Helper()
	for i := range 30 {
		name := fmt.Sprintf("Élève %d", i+1)
		sources = append(sources, file(t, fmt.Sprintf("%s_%d_assignsubmission_file_/rendu.tablier", name, 900+i),
			from(t, name, i, 100+i, handin.Item{Result: solved, Tries: i + 1, Answers: []string{"b2"}})))
	}
	return sources
}

// zipped returns a zip of files.
func zipped(t testing.TB, files []gather.Source) gather.Source {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, f := range files {
		entry, err := w.Create(f.Path)
		if err == nil {
			_, err = entry.Write(f.Data)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return gather.Source{Path: "devoir.zip", Data: out.Bytes()}
}

// stands checks that the thirty pupils are in the table with all cells right, and returns the other rows.
func stands(t testing.TB, b *notebook.Book) (others []notebook.Row) {
	t.Helper()
	at := 0
	for _, row := range b.Table().Rows {
		if at < 30 && row.Pupil.Name == fmt.Sprintf("Élève %d", at+1) && row.Cells[0].Tries == at+1 {
			at++
			continue
		}
		others = append(others, row)
	}
	if at != 30 {
		t.Errorf("%d of 30 pupils stand as they were", at)
	}
	return others
}

// A zip with whatever hostile files among it gives the class as it is, and tells each fault.
func TestHostileClass(t *testing.T) {
	files := class(t)
	one := files[7]
	markup := file(t, "x/<b>.tablier", from(t, "<img src=x onerror=alert(1)>\u202e", 99, 1))
	files = append(files,
		gather.Source{Path: "a/cut.tablier", Data: one.Data[:len(one.Data)/2]},
		gather.Source{Path: "a/altered.tablier", Data: bytes.Replace(one.Data, []byte("tries"), []byte("trees"), 1)},
		gather.Source{Path: "a/bomb.tablier", Data: make([]byte, 5<<20)},
		gather.Source{Path: "a/not.tablier", Data: []byte("MZ\x00\x01")},
		gather.Source{Path: "a/empty.tablier"}, markup, one,
	)
	b := book(t, zipped(t, files))
	others := stands(t, b)
	if len(others) != 1 || !strings.HasPrefix(others[0].Pupil.Name, "<img") || b.Same() != 1 {
		t.Errorf("%d other rows, %d the same", len(others), b.Same())
	}
	same(t, "notices", told(b),
		"not read (107) devoir.zip/a/cut.tablier cut ×1", "not read (107) devoir.zip/a/altered.tablier damaged ×1",
		"not read devoir.zip/a/empty.tablier alien ×1", "not taken devoir.zip/a/bomb.tablier bomb ×1",
		"not taken devoir.zip/a/not.tablier alien ×1")
	alone := append(class(t), files[30:]...)
	stands(t, book(t, alone...))
}

// FuzzClass reads any bytes beside a class, as a file, as a zip and as a pasted text: the class stands as it is.
func FuzzClass(f *testing.F) {
	f.Add(file(f, "", from(f, "Léa", 500, 1, handin.Item{Result: solved, Tries: 1})).Data)
	f.Add(code(f, from(f, "Léa", 500, 1, handin.Item{Result: tried, Tries: 1})).Data)
	f.Add(zipped(f, []gather.Source{file(f, "a.tablier", from(f, "Théo", 600, 1))}).Data)
	sources := class(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		b := notebook.New()
		drop(t, b, append(sources[:len(sources):len(sources)], gather.Source{Path: "a.tablier", Data: data},
			gather.Source{Path: "a.zip", Data: data}, gather.Source{Data: data})...)
		stands(t, b)
		for _, n := range b.Notices() {
			b.Dismiss(n)
		}
		if left := b.Notices(); len(left) > 0 {
			t.Errorf("%d notices stay", len(left))
		}
	})
}
