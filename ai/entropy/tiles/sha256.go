package tiles

import "math/bits"

// roundKeys are the first 32 bits of the fractional parts of the cube roots of the first 64 primes.
var roundKeys = [64]uint32{
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
}

// sha256 is the hash of that name (FIPS 180-4), as words whose highest byte comes first. The standard library's would
// add more to the program that browsers load than all else in this package.
func sha256(data []byte) (state [8]uint32) {
	state = [...]uint32{
		0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
	}
	rest := data
	for ; len(rest) >= 64; rest = rest[64:] {
		mix(&state, rest[:64])
	}
	tail := make([]byte, 64, 128)
	n := copy(tail, rest)
	tail[n] = 0x80
	if n >= 56 {
		tail = tail[:128]
	}
	for i := range 8 {
		tail[len(tail)-1-i] = byte(uint64(len(data)) * 8 >> (8 * i))
	}
	for ; len(tail) > 0; tail = tail[64:] {
		mix(&state, tail[:64])
	}
	return state
}

// mix takes a chunk of 64 bytes into the state.
func mix(state *[8]uint32, chunk []byte) {
	var w [64]uint32
	for i := range w {
		if i < 16 {
			w[i] = uint32(chunk[4*i])<<24 | uint32(chunk[4*i+1])<<16 | uint32(chunk[4*i+2])<<8 | uint32(chunk[4*i+3])
			continue
		}
		x, y := w[i-15], w[i-2]
		w[i] = w[i-16] + w[i-7] +
			(bits.RotateLeft32(x, -7) ^ bits.RotateLeft32(x, -18) ^ x>>3) +
			(bits.RotateLeft32(y, -17) ^ bits.RotateLeft32(y, -19) ^ y>>10)
	}
	a, b, c, d, e, f, g, h := state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7]
	for i, key := range roundKeys {
		t := h + key + w[i] + (e&f ^ ^e&g) +
			(bits.RotateLeft32(e, -6) ^ bits.RotateLeft32(e, -11) ^ bits.RotateLeft32(e, -25))
		u := (a&b ^ a&c ^ b&c) + (bits.RotateLeft32(a, -2) ^ bits.RotateLeft32(a, -13) ^ bits.RotateLeft32(a, -22))
		a, b, c, d, e, f, g, h = t+u, a, b, c, d+t, e, f, g
	}
	for i, x := range [8]uint32{a, b, c, d, e, f, g, h} {
		state[i] += x
	}
}
