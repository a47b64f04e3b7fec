package seal

import "crypto/ed25519"

// A Key is a side's private signing key. It is never shown.
type Key struct{ private ed25519.PrivateKey }

// A PublicKey verifies its side's signatures.
type PublicKey [ed25519.PublicKeySize]byte

// A Signature is a side's signature of a mark.
type Signature [ed25519.SignatureSize]byte

// Key returns the key of the side with this secret: its seed is the hash of the secret, all 32 bytes of it.
func (s Secret) Key() Key {
	seed := full(aKey, s[:])
	return Key{ed25519.NewKeyFromSeed(seed[:])}
}

// Public returns the public key, with which the other side verifies signatures.
func (k Key) Public() PublicKey { return PublicKey(k.private[ed25519.SeedSize:]) }

// Sign returns the signature of a mark, the hash of all turns so far. The same mark has the same signature each time.
func (k Key) Sign(m Mark) Signature { return Signature(ed25519.Sign(k.private, m[:])) }

// Signed says whether a signature is that of the key's side for a mark.
func (p PublicKey) Signed(m Mark, s Signature) bool { return ed25519.Verify(p[:], m[:], s[:]) }
