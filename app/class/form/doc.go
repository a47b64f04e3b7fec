// Package form is the written form of what a class exchanges: a set that is given, a submission, which is handed in,
// and a puzzle that somebody has composed. There is no server, so each goes in two forms with the same content: a code,
// which fits into the fragment of an address, and a file, which a person can read. The packages set, handin and
// puzzles/composed say by one function each which fields there are, in which order; this package writes and reads both
// forms from that.
//
// A code is the letter of the kind (s for a set, h for what is handed in, e for a puzzle), "=", the digit of the
// version, and in base64url without padding:
//
//	fields   as below, the rest
//	check    4 bytes: CRC-32 (IEEE) of all that stands before it, from the letter on, least byte first
//
// A field in a code is, by its type:
//
//	number   a varint as of encoding/binary, below 2⁵³
//	word     a number: which of the words that the field may have, counted from 0
//	text     the number of its bytes, and these, in UTF-8
//	name     for a name that has not come before in this code the number 0 and a text; else its place, counted from 1,
//	         among the names that have come
//	link     a text: the first byte of a link's fragment, and the bytes for which the rest stands in base64url
//	block    the number of the bytes of its fields, and these
//	rest     all bytes up to the end of the block
//
// Only what Pack writes is read: to each content there is one code, and to each code at most one content.
//
// A file is text in UTF-8. Its first line is "tablier", the word of the kind (set, handin or puzzle) and the version,
// with a space between. Then each field has a line: its name, a space and its value, or its name alone where the value
// is empty. A number is decimal; a word, a name and a link stand as they are (a word that this version does not know as
// its number); a text of several lines goes on in lines that begin with a space; the rest is in base64url; a block has
// no line of its own. The last line is the seal: "seal" and in 8 hexadecimal digits the CRC-32 (IEEE) of all lines
// before it, each with its line feed. Line ends of other systems, a byte order mark and empty lines at the end change
// nothing.
//
// The seal tells that somebody has changed a file, by accident or with an editor; whoever can compute a checksum can
// change the seal as well. A file whose seal does not fit is read all the same, and called changed.
package form
