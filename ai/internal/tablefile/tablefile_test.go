package tablefile

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What is saved comes back; another file, half of one and none are refused by name, and a failed save leaves none.
func TestSaveAndLoad(t *testing.T) {
	path := filepath.Join(t.TempDir(), "table")
	load := func(magic string) (got string, err error) {
		err = Load(path, magic, func(r io.Reader) error {
			all := make([]byte, 3)
			_, err := io.ReadFull(r, all)
			got = string(all)
			return err
		})
		return got, err
	}
	wantRefused := func(magic string, want error) {
		t.Helper()
		if _, err := load(magic); err == nil || want != nil && !errors.Is(err, want) || !strings.Contains(err.Error(), path) {
			t.Errorf("loaded: %v", err)
		}
	}
	wantRefused("one", os.ErrNotExist)
	full := errors.New("no room")
	if err := Save(path, "one", func(io.Writer) error { return full }); !errors.Is(err, full) {
		t.Errorf("saved: %v", err)
	}
	wantRefused("one", os.ErrNotExist)
	if err := Save(path, "one", func(w io.Writer) error { _, err := io.WriteString(w, "abc"); return err }); err != nil {
		t.Fatal(err)
	}
	if got, err := load("one"); got != "abc" || err != nil {
		t.Errorf("%q, %v", got, err)
	}
	wantRefused("two", nil)
	if err := os.Truncate(path, 5); err != nil {
		t.Fatal(err)
	}
	wantRefused("one", io.ErrUnexpectedEOF)
}
