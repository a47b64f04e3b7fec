// Package match is the controller of a match on a page: who acts next, timers, the machine, saving, other tabs, a host
// page. It knows no browser: [Controller.Update] takes an event and returns effects, both plain values, and changes
// nothing but its own state and the table's. A [Session] carries the effects out over the few small interfaces of a
// [Runtime] (a clock, a machine, a store, a host, a screen) and tells the controller what comes of them as further
// events. In tests these are fakes, and a whole match with faults is a list of events.
//
//	gesture, control, timer, answer, message, storage ──► Update ──► effects ──► Session ──► clock, machine, store, host
//	                          ▲                                                                          │
//	                          └──────────────────────────── events ◄─────────────────────────────────────┘
//
// An event is a type with a method that applies it to the controller, an effect one with a method that carries it out.
// Each stands in the file of its subject: a new one is listed nowhere else.
package match
