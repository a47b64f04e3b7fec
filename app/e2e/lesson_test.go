package e2e

import (
	"os"
	"slices"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/rules"
	"tablier/rules/all"
)

// solutionOf returns the right moves of a lesson, board by board, and its boards.
func solutionOf(t *testing.T, file string) (l *lesson.Lesson, moves [][]rules.Move) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if l, err = lesson.Parse(string(text)); err != nil {
		t.Fatal(err)
	}
	spec, err := all.Games().Find(l.Game)
	if err != nil {
		t.Fatal(err)
	}
	moves = make([][]rules.Move, len(l.Boards))
	for p := lesson.Begin(l, spec, lesson.Progress{}); p.State() != lesson.Finished; {
		m := p.Task().Solution(p.Position())
		moves[p.At()] = append(moves[p.At()], m)
		if _, err := p.Play(m); err != nil {
			t.Fatal(err)
		}
		if p.State() == lesson.Right {
			p.Next()
		}
	}
	return l, moves
}

// state is the condition that a lesson is in a state, and has said all.
func state(name string) string {
	return `document.querySelector('main').dataset.state === '` + name + `' &&
		!document.querySelector('.answer strong').textContent.startsWith('Votre coup')`
}

// atStep is the condition that a board of a lesson is shown.
func atStep(id string) string {
	return `(document.getElementById('` + id + `')?.ariaCurrent === 'step')`
}

// make makes a move on the board of a lesson.
func (h hand) make(p *driver.Tab, m rules.Move) {
	p.T.Helper()
	for point := range strings.SplitSeq(string(m), "-") {
		h.touch(p, point)
	}
}

// A whole lesson, by each hand: two wrong moves, each of which is answered and taken back, the right one shown, and the
// other boards to the end, where a match at the weakest level begins. Nothing moves when an answer comes.
func TestWholeLesson(t *testing.T) {
	driver.Parallel(t)
	l, moves := solutionOf(t, "../boards/morris/lesson.txt")
	for _, h := range []hand{mouse, finger, keyboard} {
		t.Run(h.name, func(t *testing.T) {
			s := driver.Serve(t, "/")
			p := driver.Open(t, h.device)
			address := s.Address("/tapatan/lecon/")
			p.Start(address)
			p.Wait(atStep("lesson-step-1"))
			const places = `['.board', '.idea', '.answer', '.bar'].map((e) =>
				Object.values(document.querySelector(e).getBoundingClientRect().toJSON()).join()).join(' ')`
			before := driver.Eval[string](p, places)
			if h.name == keyboard.name {
				p.TabTo("point-b2")
			}
			for _, wrong := range []rules.Move{"a3", "b3"} {
				h.make(p, wrong)
				p.Wait(state("wrong"))
				p.WantFocus("lesson-next")
				if said := p.Text(".answer"); !strings.Contains(said, "c2") {
					t.Errorf("to %s the page says %q", wrong, said)
				}
				if now := driver.Eval[string](p, places); now != before {
					t.Errorf("the page has moved: %s, before %s", now, before)
				}
				p.Shot("wrong")
				if wrong == "a3" {
					h.press(p, "lesson-next")
					p.Wait(state("play"))
				}
			}
			h.press(p, "lesson-show")
			p.Wait(state("play") + ` && document.querySelector('.marks .hint circle')`)
			p.Shot("shown")
			for i := range l.Boards {
				for _, m := range moves[i] {
					p.Settle()
					h.make(p, m)
					p.Wait(`document.querySelector('.answer.right')`)
				}
				p.Wait(state("right"))
				if i == 1 {
					p.Start(address) // where it was left
					p.Wait(atStep("lesson-step-3") + ` && document.querySelectorAll('.dots .done').length === 2`)
					if h.name == keyboard.name {
						p.TabTo("point-b2")
					}
					continue
				}
				p.WantFocus("lesson-next")
				h.press(p, "lesson-next")
				if i+1 < len(l.Boards) {
					p.Wait(`document.querySelector('main').dataset.state === 'play'`)
				}
			}
			p.Wait(`document.querySelector('main').dataset.state === 'finished'`)
			p.Wait(`document.getElementById('lesson-puzzle').href.includes('puzzle=')`)
			p.Shot("end")
			h.press(p, "lesson-play")
			p.Wait(driver.AtPath("/tapatan/") + ` && document.querySelector('.caption p').textContent.includes(` +
				driver.Quote(fr.Level(1, driver.Game("tapatan").Levels)) + `)`)
		})
	}
}

// walkedLesson walks through a lesson that is shown, board by board to its end, and tells of each where it does not fit
// on the screen: where it is wider, or where a zone beside the board is too low for what is in it.
const walkedLesson = `(async () => {
	const until = async (there) => { while (!there()) await new Promise(requestAnimationFrame); };
	const shown = () => document.querySelector('.dots [aria-current=step]')?.id;
	const words = () => document.querySelector('.idea').textContent;
	const state = () => document.querySelector('main').dataset.state;
	const over = [];
	const look = () => {
		const root = document.documentElement;
		if (root.scrollWidth > root.clientWidth) over.push(shown() + ' is ' + root.scrollWidth + ' px wide');
		for (const zone of ['.caption', '.dots', '.idea', '.answer', '.own', '.bar']) {
			const e = document.querySelector('.lesson ' + zone);
			if (innerWidth >= 880 && e?.scrollHeight > e?.clientHeight + 1) over.push(shown() + ' cuts off ' + zone);
		}
	};
	document.getElementById('lesson-step-1').click();
	await until(() => shown() === 'lesson-step-1');
	for (let n = document.querySelectorAll('.dots li').length; n > 0; n--) {
		look();
		const before = words();
		document.getElementById('lesson-next').click();
		await until(() => words() !== before || state() === 'finished');
	}
	look();
	return [...over, state()];
})()`

// Every board of every lesson fits on the narrowest screen, and of every second lesson on the others: on the narrowest
// and on one that is zoomed in both languages, on others in one.
func TestLessonsFit(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/tapatan/lecon/?lang=fr"))
	lessons := []string{
		"/tapatan/lecon/famille/", "/hyle/lecon/", "/entropy/lecon/", "/domino/lecon/", "/stratege/lecon/",
		"/tapatan/lecon/",
	}
	some, others := halfOf(lessons, 0), halfOf(lessons, 1)
	for _, c := range []struct {
		device    driver.Device
		lessons   []string
		languages []i18n.Lang
	}{
		{driver.Narrow, lessons, i18n.Langs()},
		{driver.Zoomed, some, i18n.Langs()},
		{driver.Phone, some, []i18n.Lang{i18n.French}},
		{driver.Landscape, others, []i18n.Lang{i18n.English}},
		{driver.Desktop, some, []i18n.Lang{i18n.French}},
		{driver.SmallLaptop, others, []i18n.Lang{i18n.English}},
	} {
		step(t, p, c.device.Name, func(t *testing.T) {
			onScreen(p, c.device)
			for _, lang := range c.languages {
				in := `document.documentElement.lang === ` + driver.Quote(string(lang))
				p.Run(in + ` || document.getElementById('switch-lang').click()`)
				p.Wait(in)
				for _, route := range c.lessons {
					goTo(p, s.Address(route))
					p.Wait(`document.getElementById('lesson-step-1')`)
					got := driver.Eval[[]string](p, walkedLesson)
					if want := []string{"finished"}; !slices.Equal(got, want) {
						t.Errorf("%s: %q", route, got)
					}
				}
			}
		})
	}
}
