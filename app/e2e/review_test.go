package e2e

import (
	"fmt"
	"testing"

	"tablier/app/e2e/driver"
)

// counting has a page count in window.counted the workers of the machine, how many there were at once, and the searches
// that they were asked for, on a device with so many cores and memory for all.
func counting(cores int) string {
	return fmt.Sprintf(`(() => {
		Object.defineProperty(navigator, 'hardwareConcurrency', { value: %d });
		Object.defineProperty(navigator, 'deviceMemory', { value: 8 });
		const count = window.counted = { searches: 0, workers: 0, most: 0 };
		const Real = window.Worker;
		window.Worker = class extends Real {
			constructor(address, ...rest) {
				super(address, ...rest);
				this.engine = String(address).includes('worker.js');
				if (this.engine) count.most = Math.max(count.most, ++count.workers);
			}
			postMessage(message, ...rest) {
				if (typeof message === 'string' && message.includes('"search"')) count.searches++;
				super.postMessage(message, ...rest);
			}
			terminate() {
				if (this.engine) count.workers--;
				this.engine = false;
				super.terminate();
			}
		};
	})()`, cores)
}

// A review takes as many workers as the device has room for, fewer on a phone, asks about each position once, and
// leaves one worker.
func TestReviewTakesTheRoomThereIs(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, c := range []struct {
		device      driver.Device
		cores, want int
	}{{driver.Desktop, 1, 1}, {driver.Desktop, 3, 3}, {driver.Phone, 8, 2}} {
		t.Run(fmt.Sprint(c.device.Name, c.cores), func(t *testing.T) {
			p := driver.Open(t, c.device)
			p.Inject(driver.SlowEngine)
			p.Inject(counting(c.cores))
			studyGame(p, s.Address("/tapatan/"))
			p.Slow(300)
			p.Click("#study-run")
			p.Wait(studied)
			p.Wait(`counted.workers === 1`)
			if most := driver.Eval[int](p, `counted.most`); most != c.want {
				t.Errorf("%d workers at once, want %d", most, c.want)
			}
			if searches := driver.Eval[int](p, `slow.searches`); searches != len(turned) {
				t.Errorf("%d searches for %d positions", searches, len(turned))
			}
		})
	}
}
