package machine

// maxWorkers is how many workers share idle searches, where there is room: a review of a hundred positions is done in
// the time of 25 by then, and more would take memory and a desk's fan for little.
const maxWorkers = 4

// A Device is the hardware as a browser describes it.
type Device struct {
	Cores  int     // available cores, 0 for unknown
	Memory float64 // in GB, rounded and at most 8; 0 where the browser does not tell
	Touch  bool    // its first pointer is a finger: it is a phone or a tablet, with a battery to spare
}

// Room returns how many workers a device has room for, at least one.
func (d Device) Room() int {
	room := min(d.Cores, maxWorkers)
	if d.Touch {
		room = min(room, 2)
	}
	if d.Memory > 0 {
		room = min(room, int(d.Memory/2))
	}
	return max(1, room)
}
