package match

import (
	"encoding/json"
	"slices"
)

// LastKey is the key under which it is kept which games were played last.
const LastKey = "last"

// A Last is when a game was last played.
type Last struct {
	Game string `json:"game"`
	At   int64  `json:"at"` // seconds since 1970
}

// ReadLast reads what is kept under LastKey: every game that was played, the last one first.
func ReadLast(text string) (list []Last, err error) {
	err = json.Unmarshal([]byte(text), &list)
	return list, err
}

// notePlayed keeps that this match's game is the last one played.
func (m *Match) notePlayed() {
	r, game := m.runtime, m.Game().ID()
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
