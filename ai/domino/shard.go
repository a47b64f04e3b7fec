package domino

// Provers on several machines deal the positions after three moves among them. To show that a reply wins one has to
// show that each of some hundred such positions is won: that is work to be shared. Who has done what is his own of the
// reply that is nearest to winning goes to the next first move, and not to the next reply, which need not be looked at
// if the others succeed.

// dealt is the number of moves that lead to the positions that are dealt.
const dealt = 3

// Take makes a part of the work a prover's own, of so many equal parts, from 0. It does nothing else, and is to be
// called before Run.
func (r *Prover) Take(part, of int) { r.part, r.of = part, of }

// foreign says whether a position after so many moves is the work of another prover.
func (r *Prover) foreign(key uint64, plies int) bool {
	return plies == dealt && r.of > 1 && int(key%uint64(r.of)) != r.part
}

// Settle draws conclusions from the facts without an effort: those of several provers together may decide more than
// each of them did. It follows, from each first move, the line at which Run would work, as far as that is known; to the
// other lines Run comes by itself.
func (r *Prover) Settle() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.choices++
	for _, c := range r.firsts {
		for c.update(); c.free(r.choices); {
			if path := r.descend([]*claim{c}); r.isLeaf(path) {
				break
			}
		}
		r.update(c)
	}
}
