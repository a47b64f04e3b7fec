package protocol

import "strconv"

func (g Grown) body(o *object) {
	o.name("tree")
	g.Tree.write(o)
}

func (t *Tree) write(o *object) {
	o.open()
	o.count("steps", t.Steps)
	o.count("step", t.Step)
	o.text("event", t.Event)
	texts(o, "where", t.Where)
	t.Counts.members(o)
	o.name("total")
	t.Total.write(o)
	if t.Beside != nil {
		o.name("beside")
		t.Beside.write(o)
	}
	o.some("iteration", t.Iteration)
	o.list("stack", len(t.Stack), func(i int) { t.Stack[i].write(o) })
	if t.Best != "" {
		o.text("best", t.Best)
	}
	o.number("value", t.Value)
	o.name("root")
	t.Root.write(o)
	o.close()
}

func (c Counts) write(o *object) {
	o.open()
	c.members(o)
	o.close()
}

func (c Counts) members(o *object) {
	o.count("nodes", c.Nodes)
	o.count("leaves", c.Leaves)
	o.count("cuts", c.Cuts)
	o.count("hits", c.Hits)
}

func (f Frame) write(o *object) {
	o.open()
	o.text("move", f.Move)
	o.count("depth", f.Depth)
	o.number("alpha", f.Alpha)
	o.number("beta", f.Beta)
	o.number("value", f.Value)
	o.close()
}

func (n *TreeNode) write(o *object) {
	o.open()
	o.text("move", n.Move)
	o.text("kind", n.Kind)
	o.text("state", n.State)
	o.number("value", n.Value)
	if n.Bound != "" {
		o.text("bound", n.Bound)
	}
	o.number("alpha", n.Alpha)
	o.number("beta", n.Beta)
	o.number("cut_alpha", n.CutAlpha)
	o.number("cut_beta", n.CutBeta)
	o.some("visits", n.Visits)
	o.number("mean", n.Mean)
	o.some("weight", n.Weight)
	if n.Truth != nil {
		o.name("truth")
		n.Truth.write(o)
	}
	o.some("more", n.More)
	if len(n.Children) > 0 {
		o.list("children", len(n.Children), func(i int) { n.Children[i].write(o) })
	}
	o.close()
}

func (t *Truth) write(o *object) {
	o.open()
	o.text("value", t.Value)
	o.count("plies", t.Plies)
	o.number("points", t.Points)
	o.close()
}

func (o *object) count(name string, n int) { o.buf = strconv.AppendInt(o.name(name), int64(n), 10) }

// some writes a number unless it is 0.
func (o *object) some(name string, n int) {
	if n != 0 {
		o.count(name, n)
	}
}

// number writes a number unless it is nil.
func (o *object) number(name string, n *float64) {
	if n != nil {
		o.buf = strconv.AppendFloat(o.name(name), *n, 'g', -1, 64)
	}
}
