package handin_test

import (
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"tablier/app/class/handin"
)

var update = flag.Bool("update", false, "write the golden files that are not there yet")

const golden = "testdata/submissions-v1"

// Every submission of version 1 opens for ever: the pairs of files, a code and the file of the same submission, may be
// added and never be changed or removed.
func TestGoldenSubmissions(t *testing.T) {
	if *update {
		addMissing(t)
	}
	results := map[handin.Result]bool{}
	files, err := filepath.Glob(golden + "/*.tablier")
	if err != nil || len(files) < 3 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, path := range files {
		file, code := read(t, path), read(t, strings.TrimSuffix(path, ".tablier")+".txt")
		s, changed, err := handin.ReadFile(file)
		if err != nil || changed {
			t.Errorf("%s: %v, changed %t", path, err, changed)
			continue
		}
		if same, err := handin.Decode(code); err != nil || !reflect.DeepEqual(same, s) {
			t.Errorf("the code of %s, %v, is read as %+v, the file as %+v", path, err, same, s)
		}
		if againCode, againFile := check(t, s); againCode != code || againFile != file {
			t.Errorf("%s is written as %s and\n%s", path, againCode, againFile)
		}
		for _, item := range s.Items {
			results[item.Result] = true
		}
	}
	for result := handin.NotDone; result <= handin.Read; result++ {
		if !results[result] {
			t.Errorf("no submission with an item of result %d", result)
		}
	}
	if s, _, err := handin.ReadFile(read(t, golden+"/everything.tablier")); !reflect.DeepEqual(s, everything(t)) {
		t.Errorf("%+v, %v", s, err)
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// addMissing writes the files that are not there yet.
func addMissing(t *testing.T) {
	t.Helper()
	for name, s := range map[string]*handin.Submission{
		"everything": everything(t), "answers": everything(t).With(handin.WithAnswers),
		"results": everything(t).With(handin.Results),
	} {
		path := filepath.Join(golden, name)
		if _, err := os.Stat(path + ".tablier"); err == nil {
			continue
		}
		code, file := check(t, s)
		for end, text := range map[string]string{".txt": code, ".tablier": file} {
			if err := os.WriteFile(path+end, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}
