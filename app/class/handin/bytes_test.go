package handin_test

import (
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"testing"

	"tablier/app/class/handin"
)

// A code has the bytes that the comments of the packages say, put together here by hand.
func TestBytesOfACode(t *testing.T) {
	s := &handin.Submission{
		Set: "abcdefghijkm", Detail: handin.WithAnswers, Name: "Léa", Attempt: 300, At: 1, Items: []handin.Item{
			{Result: handin.Solved, Tries: 2, Hints: 1, Seconds: 200, Answers: []string{"b2", "b2"}}, {},
		},
	}
	fields := "\x0cabcdefghijkm" + "\x00" + "\x01" + "\x04Léa" + "\xac\x02" + "\x01" + "\x02" +
		"\x01" + "\x02" + "\x01" + "\xc8\x01" + "\x02" + "\x00\x02b2" + "\x01" + "\x00" +
		"\x00" + "\x00" + "\x00" + "\x00" + "\x00" + "\x00"
	sum := crc32.ChecksumIEEE([]byte("h=1" + fields))
	want := "h=1" + base64.RawURLEncoding.EncodeToString(binary.LittleEndian.AppendUint32([]byte(fields), sum))
	if got, _ := check(t, s); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
