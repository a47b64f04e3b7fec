package e2e

import (
	"strconv"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/rules"
	"tablier/rules/hyle"
)

// What slides add is shown before they are made, and said to who listens; to keep the position is a button.
func TestHyleOrder(t *testing.T) {
	s := driver.Serve(t, "/")
	const start = "5/ab3/cc3/5/2a2 o" // a pawn slides to make a palindrome of three, or out of one of two
	slides := gains(t, start)
	for _, c := range []struct {
		device driver.Device
		by     driver.Hand
		lang   string
	}{{driver.Desktop, driver.ByMouse, "fr"}, {driver.Phone, driver.ByTouch, "en"}} {
		t.Run(c.lang, func(t *testing.T) {
			line := driver.Say(t, c.lang, "hyle", "5", start)
			p := driver.Open(t, c.device)
			p.Start(hyleAt(t, s, c.lang, start))
			if got := boardTotal(p); got != "2" {
				t.Fatalf("the total is %s", got)
			}
			for _, slide := range []struct {
				move rules.Move
				sign string
			}{{slides.best, "+"}, {slides.worst, "−"}} {
				points := slides.points[slide.move]
				c.by(p, string(slide.move[:2]))
				want := slide.sign + strconv.Itoa(max(points, -points))
				p.Wait(`[...document.querySelectorAll('.gains text')].some((e) => e.textContent === ` + driver.Quote(want) + `)`)
				target := string(slide.move[3:])
				got := driver.Eval[string](p, `document.getElementById('point-`+target+`').ariaLabel`)
				want = line.Target(string(slide.move[:2]), target)
				if got != want || !strings.Contains(want, strconv.Itoa(max(points, -points))) {
					t.Errorf("the target is called %q, want %q", got, want)
				}
				p.Shot("chosen" + slide.sign)
				p.Accessible()
			}
			c.by(p, "--")
			p.Wait(`document.querySelector('.hand:not([hidden])')`)
			if why := p.Detail(); !strings.HasPrefix(why, line.After("--").LastBySide()) {
				t.Errorf("after the button the page says %q", why)
			}
			if driver.Eval[int](p, `document.querySelectorAll('.gains text').length`) > 0 {
				t.Error("Chaos sees what placements add")
			}
		})
	}
}

// A profit is what each slide of a position adds.
type profit struct {
	points      map[rules.Move]int
	best, worst rules.Move
}

func gains(t *testing.T, start string) profit {
	t.Helper()
	at, err := hyle.Parse(start, 5)
	if err != nil {
		t.Fatal(err)
	}
	p := profit{points: map[rules.Move]int{}}
	for _, m := range at.Moves()[1:] {
		after, err := at.Play(m)
		if err != nil {
			t.Fatal(err)
		}
		p.points[m] = int(after.(hyle.Position).State.Points) - int(at.State.Points)
		if p.best == "" || p.points[m] > p.points[p.best] {
			p.best = m
		}
		if p.worst == "" || p.points[m] < p.points[p.worst] {
			p.worst = m
		}
	}
	return p
}
