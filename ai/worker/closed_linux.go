package main

import (
	"os"
	"syscall"
	"unsafe"
)

// awaitClosed returns once nobody can read any more what is written to a pipe, a socket or a terminal; of other files
// it never does. A write would tell as well, but a long count writes nothing.
func awaitClosed(file *os.File) {
	// Nothing is asked for, and so poll waits for what it tells unasked: that the other end has gone.
	poll := struct {
		fd             int32
		events, happen int16
	}{fd: int32(file.Fd())}
	for {
		_, _, err := syscall.Syscall6(syscall.SYS_PPOLL, uintptr(unsafe.Pointer(&poll)), 1, 0, 0, 0, 0)
		switch {
		case err == syscall.EINTR:
		case err != 0:
			select {} // it cannot be told
		case poll.happen != 0:
			return
		}
	}
}
