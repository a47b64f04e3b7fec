package set_test

import (
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"testing"

	"tablier/app/class/set"
)

// A code has the bytes that the comments of the packages say, put together here by hand.
func TestBytesOfACode(t *testing.T) {
	s := &set.Set{Title: "Té", Settings: set.Settings{NoSolution: true}, Items: []set.Item{
		{Minutes: 130, Task: &set.Lesson{Game: "hyle", ID: "plan"}},
		{Word: "m", Task: &set.Lesson{Game: "hyle", ID: "hyle", Board: "plan"}},
		{Task: &set.Match{Game: "1AAEC", Side: 1, Level: 3, Goal: set.ScorePoints, Points: 20}},
		{Task: &set.Later{Number: 8, Body: []byte{9}}},
	}}
	fields := "\x03Té" + "\x00" + "\x00\x01\x00" + "\x04" +
		"\x82\x01" + "\x00" + "\x02" + "\x0e" + "\x00\x04hyle" + "\x00\x04plan" + "\x00\x00" +
		"\x00" + "\x01m" + "\x02" + "\x03" + "\x01" + "\x01" + "\x02" +
		"\x00" + "\x00" + "\x05" + "\x09" + "\x041\x00\x01\x02" + "\x01" + "\x03" + "\x03" + "\x14" +
		"\x00" + "\x00" + "\x08" + "\x01" + "\x09"
	sum := crc32.ChecksumIEEE([]byte("s=1" + fields))
	want := "s=1" + base64.RawURLEncoding.EncodeToString(binary.LittleEndian.AppendUint32([]byte(fields), sum))
	if got, _ := check(t, s); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
