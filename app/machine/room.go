package machine

// mostWorkers is how many workers share what nobody waits for, where there is room: a review of a hundred positions is
// done in the time of 25 by then, and more would take memory and a desk's fan for little.
const mostWorkers = 4

// A Device is what a browser tells of where it runs.
type Device struct {
	Cores  int     // that programs may use, 0 where the browser does not tell
	Memory float64 // in GB, rounded and at most 8; 0 where the browser does not tell
	Touch  bool    // a finger is its first pointer: it is a phone or a tablet, which has a battery to spare
}

// Room returns for how many workers a device has room, at least one.
func (d Device) Room() int {
	room := min(d.Cores, mostWorkers)
	if d.Touch {
		room = min(room, 2)
	}
	if d.Memory > 0 {
		room = min(room, int(d.Memory/2))
	}
	return max(1, room)
}
