package domino

// In a browser a program has one thread, and an atomic access would be a call.

func read(word *uint64) uint64        { return *word }
func write(word *uint64, with uint64) { *word = with }
