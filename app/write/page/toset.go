package page

import "tablier/app/class/set"

// minutes is how long an exercise takes, as a teacher may expect.
const minutes = 15

// addToSet adds the exercise to the set that a teacher prepares.
func (b *bar) addToSet() {
	exercise := b.kind.session.Course.Exercise()
	task := &set.Python{Exercise: exercise.ID}
	b.kind.site.AddToSet(set.Item{Minutes: minutes, Task: task}, exercise.Title)
}
