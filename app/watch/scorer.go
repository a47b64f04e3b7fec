package watch

// A Scorer counts answers, and keeps the count between visits.
type Scorer struct {
	environment *Environment
	score       Score
}

// Score returns how many predictions a person has made, and how many were right.
func (c *Scorer) Score() Score { return c.score }

// recall reads the score of earlier visits from storage. A text that cannot be read is set aside, and nothing of it is
// lost.
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

// mark counts a prediction as right or wrong, and stores the score.
func (c *Scorer) mark(right bool) {
	c.recall() // another page may have counted
	c.score.Of++
	if right {
		c.score.Right++
	}
	c.environment.Store.Set(ScoreKey, c.score.String())
}

// Reset sets the score to zero, and removes it from storage.
func (c *Scorer) Reset() {
	c.environment.Store.Remove(ScoreKey)
	c.score = Score{}
}
