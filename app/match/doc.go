// Package match is the controller of a match on a page: who acts next, timers, the machine, saving, other tabs, a host
// page. It knows no browser: [Controller.Update] takes an event and returns effects, both plain values, and changes
// nothing but its own state and the table's. A [Runtime] carries the effects out over a few small interfaces (a clock,
// a machine, a store, a host, a screen) and tells the controller what comes of them as further events. In tests these
// are fakes, and a whole match with faults is a list of events.
//
//	gesture, control, timer, answer, message, storage ──► Update ──► effects ──► Runtime ──► clock, machine, store, host
//	                          ▲                                                                          │
//	                          └──────────────────────────── events ◄─────────────────────────────────────┘
package match
