package watch

// A Scorer counts answers, and keeps the count between visits.
type Scorer struct {
	environment *Environment
	score       Score
}

// Score returns the count.
func (c *Scorer) Score() Score { return c.score }

// recall reads what was counted before. A text that cannot be read is set aside, and nothing of it is lost.
func (c *Scorer) recall() {
	text, ok := c.environment.Store.Read(ScoreKey)
	if !ok {
		return
	}
	score, err := ParseScore(text)
	if err != nil {
		c.environment.Screen.Log(err)
		c.environment.Store.SetAside(ScoreKey)
		return
	}
	c.score = score
}

// mark counts an answer, and keeps the count.
func (c *Scorer) mark(right bool) {
	c.recall() // another page may have counted
	c.score.Of++
	if right {
		c.score.Right++
	}
	c.environment.Store.Set(ScoreKey, c.score.String())
}

// Forget forgets the count.
func (c *Scorer) Forget() {
	c.environment.Store.Remove(ScoreKey)
	c.score = Score{}
}
