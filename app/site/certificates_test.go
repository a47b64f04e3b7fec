package site

import (
	"io"
	"testing"

	"github.com/andybalholm/brotli"

	"tablier/ai/certificate"
	"tablier/app/nav"
)

// The certificates and their checker are among the files on demand, and take little to download: who comes to the
// workshop has them kept.
func TestCertificatesAreSmall(t *testing.T) {
	const most = 470_000
	files := map[string][]byte{}
	if err := addCertificates(files); err != nil {
		t.Fatal(err)
	}
	if want := len(certificate.Names()) + 1; len(files) != want || files[demandFolder+nav.CheckerFile] == nil {
		t.Errorf("%d files, want %d", len(files), want)
	}
	all := 0
	for _, data := range files {
		packed, err := squeeze(data, func(w io.Writer) (io.WriteCloser, error) { return brotli.NewWriterLevel(w, 6), nil })
		if err != nil {
			t.Fatal(err)
		}
		all += len(packed)
	}
	t.Log(all, "bytes")
	if all > most {
		t.Errorf("%d bytes, more than %d", all, most)
	}
}
