package conform

import (
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"os"
	"strings"
	"testing"
)

// Lines reads reference data: a file with a JSON value a line, compressed when its name ends in ".gz". The test ends
// when it cannot be read or is empty.
func Lines[T any](t testing.TB, file string) (list []T) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var in io.Reader = f
	if strings.HasSuffix(file, ".gz") {
		if in, err = gzip.NewReader(f); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
	}
	for lines := json.NewDecoder(in); ; {
		var value T
		if err := lines.Decode(&value); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatalf("%s, after %d values: %v", file, len(list), err)
		}
		list = append(list, value)
	}
	if len(list) == 0 {
		t.Fatalf("%s is empty", file)
	}
	return list
}
