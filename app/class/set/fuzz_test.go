package set_test

import (
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"testing"

	"tablier/app/class/set"
)

// FuzzSet reads any bytes as the fields of a code, whose checksum fits, and as a file. What is read is a set, and is
// written as it was.
func FuzzSet(f *testing.F) {
	for _, s := range []*set.Set{everything(f), ofAuthors()} {
		code, file := check(f, s)
		body, err := base64.RawURLEncoding.DecodeString(code[3:])
		if err != nil {
			f.Fatal(err)
		}
		f.Add(body[:len(body)-4])
		f.Add([]byte(file))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		sum := crc32.ChecksumIEEE(append([]byte("s=1"), data...))
		body := binary.LittleEndian.AppendUint32(data[:len(data):len(data)], sum)
		code := "s=1" + base64.RawURLEncoding.EncodeToString(body)
		if s, err := set.Decode(code); err == nil {
			if again, _ := check(t, s); again != code {
				t.Errorf("%s is written as %s", code, again)
			}
		}
		if s, _, err := set.ReadFile(string(data)); err == nil {
			check(t, s)
		}
		if _, err := set.Decode(string(data)); err == nil {
			t.Logf("%q is a code", data)
		}
	})
}
