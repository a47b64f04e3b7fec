package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
)

// elsewhere has the browser be where clocks show so many minutes less than in Greenwich: today there is not today 25
// hours further on.
const elsewhere = `window.west = -14 * 60;
	Date.prototype.getTimezoneOffset = () => west;`

// rightDay is the condition that the week of puzzles marks the day that it is where the browser is.
const rightDay = `[...document.querySelectorAll('.week li')].findIndex((day) => day.matches('.today')) ===
	(new Date(Date.now() - west * 60000).getUTCDay() + 6) % 7`

// A page that stays open while its clock is changed, to winter time or by a journey, has the day of the new clock.
func TestDayFollowsTheClock(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(elsewhere)
	p.Start(s.Address("/problemes/"))
	p.Wait(rightDay)
	goTo(p, "/a-propos/")
	p.Run(`window.west = 11 * 60`)
	goTo(p, "/problemes/")
	p.Wait(rightDay)
}
