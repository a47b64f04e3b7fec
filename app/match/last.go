package match

import (
	"encoding/json"
	"slices"
)

// LastKey is the storage key of the list of the games played last.
const LastKey = "last"

// A Last is the time at which a game was last played.
type Last struct {
	Game string `json:"game"`
	At   int64  `json:"at"` // seconds since 1970
}

// ReadLast reads the text under LastKey: each game that was played, the last one first.
func ReadLast(text string) (list []Last, err error) {
	err = json.Unmarshal([]byte(text), &list)
	return list, err
}

// notePlayed saves that this match's game is the last one played.
func (s *Session) notePlayed() {
	r, game := s.runtime, s.Game().ID()
	text, _ := r.Store.Read(LastKey)
	list, _ := ReadLast(text) // one that cannot be read is begun anew: the tables do not depend on it
	list = slices.DeleteFunc(list, func(last Last) bool { return last.Game == game })
	list = append([]Last{{game, unix(r.Clock.Now())}}, list...)
	kept, err := json.Marshal(list)
	if err != nil {
		panic(err) // plain data
	}
	r.Store.Set(LastKey, string(kept))
}
