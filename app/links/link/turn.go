package link

import (
	"encoding/binary"

	"tablier/app/links/seal"
	"tablier/rules"
)

// A Turn is the payload of one link of a match by links: what its side has done since the other's last. The links of
// a match are numbered from 0; who invites, the host, sends the even ones, the guest the odd ones. Package post says
// what must stand in each.
//
// A fragment of version 2 is the digit 2 and then, in base64url without padding, these bytes, in which numbers, texts,
// lists and the check are as in version 1 and a hash, a key and a signature are the 24, 32 and 64 bytes of package
// seal:
//
//	flags    number: 1 a commitment, 2 a link of the chain, 4 openings, 8 all is shown, 16 the sender gives up;
//	         what has no flag takes no byte. 32 stands alone: see Whole
//	id       8 bytes, by which the match is known, drawn by the host
//	number   number of the link
//	         then, in link 0, what is played:
//	game     text
//	variant  text
//	options  list of texts, sorted
//	start    text of the position that it begins with, empty for the usual one
//	host     number: 1 when the host is First, 2 when it is Second
//	         or in any other link:
//	before   hash of all links before: Begin, then After of package seal, over the bytes of each between version
//	         and signature
//	         and then in each:
//	ply      number of moves before the new ones: those of chance and of set-ups, and an attack that waits, are counted,
//	         a draw that has been made since the last link is not
//	moves    list of numbers: of each new move that chance does not make, its index among the sorted legal moves of the
//	         position that it is played from
//	commit   hash: the first link of the sender's chain in a game with chance, the root of its set-up in one with secrets
//	chain    number of a link of the sender's chain, and the link, a hash
//	openings list of pieces, each a number, a byte for its value and 16 for its salt; then a list of hashes, the path
//	all      what the sender's salts come from, 16 bytes, and the values of all its pieces, a list of bytes
//	key      the public key of the sender, in links 0 and 1 alone
//	sign     the sender's signature of the hash of all links up to this one
//	check    4 bytes
//
// Only what [Turn.Fragment] writes is read. Builds before those that sign wrote other links with the digit 2; nobody
// has matches of these, and they are refused as damaged.
type Turn struct {
	ID       ID
	Number   int
	Begin    *Beginning // of link 0, nil in any other
	Before   seal.Mark  // zero in link 0
	Ply      int
	Moves    []int
	Commit   *seal.Hash
	Chain    *ChainLink
	Opened   []seal.Opening
	Path     []seal.Hash
	All      *Everything
	Resigned bool
	Key      seal.PublicKey // of links 0 and 1, zero in any other
	Sign     seal.Signature
}

// An ID identifies a match by links.
type ID [8]byte

// A Beginning is the game, rules and start of a match.
type Beginning struct {
	Game, Variant string
	Options       []string
	Start         string
	Host          rules.Player // First or Second
}

// A ChainLink is a link of a chain, with its number.
type ChainLink struct {
	Number int
	Link   seal.Hash
}

// Everything is all secrets of a side's set-up.
type Everything struct {
	Salts  seal.Salts
	Values []byte
}

// The flags of a turn.
const (
	hasCommit uint64 = 1 << iota
	hasChain
	hasOpened
	hasAll
	givesUp
	isWhole
)

// maxNumber is the highest number that is read at all, so that an int holds it; maxMoves is how many a match may
// have.
const maxNumber = 1 << 16

// Introduces says whether the link carries its sender's key: it is the first of its side.
func (t *Turn) Introduces() bool { return t.Number < 2 }

// Body returns the payload between the version and the signature.
func (t *Turn) Body() []byte {
	b := binary.AppendUvarint(nil, t.flags())
	b = appendNumber(append(b, t.ID[:]...), t.Number)
	if begin := t.Begin; begin != nil {
		b = appendText(appendText(b, begin.Game), begin.Variant)
		b = appendText(appendTexts(b, begin.Options), begin.Start)
		b = appendNumber(b, int(begin.Host-rules.First)+1)
	} else {
		b = append(b, t.Before[:]...)
	}
	b = appendNumber(appendNumber(b, t.Ply), len(t.Moves))
	for _, move := range t.Moves {
		b = appendNumber(b, move)
	}
	if t.Commit != nil {
		b = append(b, t.Commit[:]...)
	}
	if t.Chain != nil {
		b = append(appendNumber(b, t.Chain.Number), t.Chain.Link[:]...)
	}
	if t.Opened != nil {
		b = t.appendOpened(b)
	}
	if t.All != nil {
		b = append(b, t.All.Salts[:]...)
		b = append(appendNumber(b, len(t.All.Values)), t.All.Values...)
	}
	if t.Introduces() {
		b = append(b, t.Key[:]...)
	}
	return b
}

func (t *Turn) appendOpened(b []byte) []byte {
	b = appendNumber(b, len(t.Opened))
	for _, o := range t.Opened {
		b = append(append(appendNumber(b, o.Piece), o.Value), o.Salt[:]...)
	}
	b = appendNumber(b, len(t.Path))
	for _, hash := range t.Path {
		b = append(b, hash[:]...)
	}
	return b
}

func (t *Turn) flags() (flags uint64) {
	for i, has := range [...]bool{t.Commit != nil, t.Chain != nil, t.Opened != nil, t.All != nil, t.Resigned} {
		if has {
			flags |= 1 << i
		}
	}
	return flags
}

// Fragment returns the turn as the fragment of an address, without the '#'. The error is an *[Error]: Long.
func (t *Turn) Fragment() (string, error) { return fragment(append(t.Body(), t.Sign[:]...)) }

func fragment(body []byte) (string, error) {
	text, fits := wrap(ofTurn, body)
	if !fits {
		return "", &Error{Fault: Long}
	}
	return text, nil
}

// Mark returns the hash of all links up to this one.
func (t *Turn) Mark() seal.Mark {
	if t.Begin != nil {
		return seal.Begin(t.Body())
	}
	return seal.After(t.Before, t.Body())
}

// IsTurn says whether a fragment is of the version of turns.
func IsTurn(fragment string) bool { return fragment != "" && fragment[0] == ofTurn }
