package protocol

import "strconv"

// tree writes the fields of the op tree.
func (r Request) tree(o *object) {
	q := &r.Tree
	for _, f := range []struct{ name, value string }{
		{"algorithm", q.Algorithm}, {"evaluation", q.Evaluation}, {"order", q.Order}, {"beside", q.Beside},
	} {
		if f.value != "" {
			o.text(f.name, f.value)
		}
	}
	if r.Seed != 0 {
		o.text("seed", strconv.FormatUint(r.Seed, 10))
	}
	o.positive("depth", r.Depth)
	o.positive("nodes", int(r.Nodes))
	o.positive("levels", q.Levels)
	o.positive("from", q.From)
	o.buf = strconv.AppendInt(o.name("step"), int64(q.Step), 10)
	if q.Truth {
		o.buf = append(o.name("truth"), "true"...)
	}
	if len(q.At) > 0 {
		texts(o, "at", q.At)
	}
	if len(q.Leaves) > 0 {
		o.list("leaves", len(q.Leaves), func(i int) {
			o.open()
			texts(o, "path", q.Leaves[i].Path)
			o.buf = strconv.AppendInt(o.name("value"), int64(q.Leaves[i].Value), 10)
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

// positive writes a number, unless it is 0.
func (o *object) positive(name string, n int) {
	if n > 0 {
		o.integer(name, uint64(n))
	}
}

// real writes a number, unless there is none.
func (o *object) real(name string, v *float64) {
	if v != nil {
		o.buf = strconv.AppendFloat(o.name(name), *v, 'g', 6, 64)
	}
}

func (t *Tree) body(o *object) {
	o.name("tree")
	o.open()
	o.integer("steps", uint64(t.Steps))
	o.integer("step", uint64(t.Step))
	o.text("event", t.Event)
	texts(o, "where", t.Where)
	t.Counts.write(o, "counts")
	t.Total.write(o, "total")
	if t.Beside != nil {
		t.Beside.write(o, "beside")
	}
	o.buf = strconv.AppendInt(o.name("iteration"), int64(t.Iteration), 10)
	o.list("stack", len(t.Stack), func(i int) { t.Stack[i].write(o) })
	o.text("best", t.Best)
	o.real("value", t.Value)
	o.name("root")
	t.Root.write(o)
	o.close()
}

func (c TreeCounts) write(o *object, name string) {
	o.name(name)
	o.open()
	o.integer("nodes", uint64(c.Nodes))
	o.integer("leaves", uint64(c.Leaves))
	o.integer("cuts", uint64(c.Cuts))
	o.integer("hits", uint64(c.Hits))
	o.close()
}

func (f *TreeFrame) write(o *object) {
	o.open()
	o.text("move", f.Move)
	o.text("kind", f.Kind)
	o.integer("depth", uint64(f.Depth))
	o.real("alpha", f.Alpha)
	o.real("beta", f.Beta)
	o.real("value", f.Value)
	o.close()
}

func (n *TreeNode) write(o *object) {
	o.open()
	o.text("move", n.Move)
	o.text("kind", n.Kind)
	o.text("state", n.State)
	o.real("value", n.Value)
	if n.Bound != "" {
		o.text("bound", n.Bound)
	}
	o.real("alpha", n.Alpha)
	o.real("beta", n.Beta)
	o.real("cut_alpha", n.CutAlpha)
	o.real("cut_beta", n.CutBeta)
	o.positive("visits", n.Visits)
	o.real("mean", n.Mean)
	o.positive("weight", n.Weight)
	if n.Truth != nil {
		n.Truth.write(o)
	}
	if n.Missing {
		o.buf = append(o.name("missing"), "true"...)
	}
	o.positive("more", n.More)
	if len(n.Children) > 0 {
		o.list("children", len(n.Children), func(i int) { n.Children[i].write(o) })
	}
	o.close()
}

func (t *TreeTruth) write(o *object) {
	o.name("truth")
	o.open()
	if t.Winner != "" {
		o.text("winner", t.Winner)
	}
	o.positive("plies", t.Plies)
	o.real("points", t.Points)
	o.close()
}
