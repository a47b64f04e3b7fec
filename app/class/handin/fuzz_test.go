package handin_test

import (
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"testing"

	"tablier/app/class/handin"
)

// FuzzSubmission reads any bytes as the fields of a code, whose checksum fits, and as a file. What is read is a
// submission, and is written as it was.
func FuzzSubmission(f *testing.F) {
	code, file := check(f, everything(f))
	body, err := base64.RawURLEncoding.DecodeString(code[3:])
	if err != nil {
		f.Fatal(err)
	}
	f.Add(body[:len(body)-4])
	f.Add([]byte(file))
	f.Fuzz(func(t *testing.T, data []byte) {
		sum := crc32.ChecksumIEEE(append([]byte("h=1"), data...))
		body := binary.LittleEndian.AppendUint32(data[:len(data):len(data)], sum)
		code := "h=1" + base64.RawURLEncoding.EncodeToString(body)
		if s, err := handin.Decode(code); err == nil {
			if again, _ := check(t, s); again != code {
				t.Errorf("%s is written as %s", code, again)
			}
		}
		if s, _, err := handin.ReadFile(string(data)); err == nil {
			check(t, s)
		}
		if _, err := handin.Decode(string(data)); err == nil {
			t.Logf("%q is a code", data)
		}
	})
}
