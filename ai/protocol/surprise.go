package protocol

import "strconv"

// A Surprise is the content of an answer to the op surprise beside its id: see ai.Surpriser.
type Surprise struct {
	Told []int `json:"surprise"`
}

func (s Surprise) body(o *object) {
	o.list("surprise", len(s.Told), func(i int) { o.buf = strconv.AppendInt(o.buf, int64(s.Told[i]), 10) })
}
