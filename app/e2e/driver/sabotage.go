package driver

import (
	"fmt"
)

// Sabotage makes the first n workers that are asked for a search die at that moment, in a way.
func Sabotage(n int, way string) string {
	return fmt.Sprintf(`(() => {
		let left = %d;
		const Real = window.Worker;
		window.Worker = class extends Real {
			postMessage(message, ...rest) {
				super.postMessage(message, ...rest);
				if (typeof message !== 'string' || !message.includes('"search"') || !window.armed || left === 0) return;
				left--;
				%s
			}
		};
	})()`, n, way)
}

// Ways in which a worker dies: without a word, or with an error.
const (
	Silently = `this.terminate();`
	Loudly   = `this.terminate(); this.dispatchEvent(new ErrorEvent('error', { message: 'unreachable executed' }));`
)
