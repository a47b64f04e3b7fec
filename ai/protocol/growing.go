package protocol

import (
	"math"
	"strconv"
	"strings"
)

// tree reads the fields of a tree's request.
func (d *decoder) tree(r *Request, known []string) []string {
	r.Tree = TreeQuery{
		Algorithm:  d.text("algorithm", true),
		Evaluation: d.text("evaluation", false),
		Order:      d.text("order", false),
		Beside:     d.text("beside", false),
		At:         d.texts("at", MaxMoves),
		Levels:     int(d.integer("levels", 0, MaxLevels, false)),
		From:       int(d.integer("from", 0, MaxTree, false)),
		Step:       d.step("step"),
		Truth:      d.boolean("truth"),
	}
	d.objects("leaves", func(o *decoder) {
		r.Tree.Leaves = append(r.Tree.Leaves, LeafValue{Path: o.texts("path", MaxMoves), Value: o.number("value")})
		o.only("path", "value")
	})
	d.objects("orders", func(o *decoder) {
		r.Tree.Orders = append(r.Tree.Orders, MoveOrder{Path: o.texts("path", MaxMoves), Moves: o.texts("moves", MaxMoves)})
		o.only("path", "moves")
	})
	r.Depth = int(d.integer("depth", 1, MaxDepth, false))
	r.Nodes = d.integer("nodes", 1, MaxTree, false)
	r.Seed = d.integer("seed", 0, 1<<64-1, false)
	return append(known, "algorithm", "evaluation", "order", "beside", "at", "levels", "from", "step", "truth", "leaves",
		"orders", "depth", "nodes", "seed")
}

// step reads the number of a step; when it is absent, that is the last.
func (d *decoder) step(field string) int {
	if v := d.members[field]; v == "" || v == strconv.Itoa(LastStep) {
		return LastStep
	}
	const most = 1 << 31
	return int(d.integer(field, 0, most-1, false))
}

func (d *decoder) boolean(field string) bool {
	switch d.members[field] {
	case "true":
		return true
	case "", "false":
	default:
		d.fail(field, "true or false")
	}
	return false
}

// number reads a value that a leaf is given.
func (d *decoder) number(field string) float64 {
	want := "a number from -" + strconv.Itoa(MaxGiven) + " to " + strconv.Itoa(MaxGiven)
	v := d.value(field, want, true)
	if v == "" {
		return 0
	}
	n, err := strconv.ParseFloat(v, 64)
	if err != nil || math.IsNaN(n) || math.Abs(n) > MaxGiven {
		d.fail(field, want)
		return 0
	}
	return n
}

// objects reads an array of objects, each by read. An error says which of them is wrong.
func (d *decoder) objects(field string, read func(o *decoder)) {
	v := d.members[field]
	if v == "" {
		return
	}
	want := "an array of at most " + strconv.Itoa(MaxAltered) + " objects"
	var texts []string
	s := scanner{text: v}
	if err := s.array(0, func(value string) { texts = append(texts, value) }); err != nil || len(texts) > MaxAltered {
		d.fail(field, want)
		return
	}
	for i, text := range texts {
		path := field + "[" + strconv.Itoa(i) + "]"
		members, err := split(text)
		if err != nil {
			d.fail(path, "an object, no name twice")
			return
		}
		o := decoder{members: members}
		read(&o)
		if o.err != nil && d.err == nil {
			// "field "value": …" becomes "field "leaves[2].value": …"
			message := strings.Replace(o.err.Message, "field \"", "field \""+path+".", 1)
			d.err = &Error{Code: CodeField, Message: message}
		}
	}
}

// only refuses members that an object does not have.
func (d *decoder) only(known ...string) {
	if first, any := d.other(known); any {
		d.fail(first, "no such field; there are "+strings.Join(known, " and "))
	}
}

// tree writes the fields of a tree's request.
func (r Request) tree(o *object) {
	q := r.Tree
	o.text("algorithm", q.Algorithm)
	for _, f := range []struct{ name, value string }{
		{"evaluation", q.Evaluation}, {"order", q.Order}, {"beside", q.Beside},
	} {
		if f.value != "" {
			o.text(f.name, f.value)
		}
	}
	for _, f := range []struct {
		name  string
		value uint64
	}{
		{"depth", uint64(r.Depth)}, {"nodes", r.Nodes}, {"levels", uint64(q.Levels)}, {"from", uint64(q.From)},
	} {
		if f.value != 0 {
			o.integer(f.name, f.value)
		}
	}
	if r.Seed != 0 {
		o.text("seed", strconv.FormatUint(r.Seed, 10))
	}
	if len(q.At) > 0 {
		texts(o, "at", q.At)
	}
	if q.Step != LastStep {
		o.integer("step", uint64(q.Step))
	}
	if q.Truth {
		o.buf = append(o.name("truth"), "true"...)
	}
	q.altered(o)
}

// altered writes what has been changed about the tree.
func (q TreeQuery) altered(o *object) {
	if len(q.Leaves) > 0 {
		o.list("leaves", len(q.Leaves), func(i int) {
			o.open()
			texts(o, "path", q.Leaves[i].Path)
			o.number("value", &q.Leaves[i].Value)
			o.close()
		})
	}
	if len(q.Orders) > 0 {
		o.list("orders", len(q.Orders), func(i int) {
			o.open()
			texts(o, "path", q.Orders[i].Path)
			texts(o, "moves", q.Orders[i].Moves)
			o.close()
		})
	}
}
