"""The hashes, chains, trees and signatures of package seal, from its comment alone, by hashlib and RFC 8032.

python3 vectors.py > vectors.txt
"""

import hashlib

LEAF, NODE, LINK, SALT, END, DRAW, MARK, HEADER, SALTS, KEY = range(10)
SIZE, DRAWS = 24, 255


def full(what, *parts):
    return hashlib.sha256(bytes([what]) + b"".join(parts)).digest()


def h(what, *parts):
    return full(what, *parts)[:SIZE]


def number(n):
    return n.to_bytes(2, "little")


def chain(secret):
    """The links of a chain, the one that is published first."""
    links = [h(END, secret)]
    for _ in range(DRAWS):
        links.append(h(LINK, links[-1]))
    return links[::-1]


def salts(secret):
    return h(SALTS, secret)[:16]


def salt(salts, piece):
    return h(SALT, salts, number(piece))[:16]


def layers(salts, values):
    """The layers of a tree, from the leaves to the root."""
    layer = [h(LEAF, number(i), salt(salts, i), bytes([v])) for i, v in enumerate(values)]
    all_layers = [layer]
    while len(layer) > 1:
        pairs = [layer[i : i + 2] for i in range(0, len(layer), 2)]
        layer = [p[0] if len(p) == 1 else h(NODE, *p) for p in pairs]
        all_layers.append(layer)
    return all_layers


def path(tree, pieces):
    """The hashes beside some pieces on their way to the root."""
    beside, at = [], sorted(pieces)
    for layer in tree[:-1]:
        beside += [layer[i ^ 1] for i in at if i ^ 1 < len(layer) and i ^ 1 not in at]
        at = sorted({i // 2 for i in at})
    return beside


def fraction(match, n, host, guest):
    return int.from_bytes(h(DRAW, match, number(n), host, guest)[:8], "little")


# Ed25519, after the program in RFC 8032.
P = 2**255 - 19
Q = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


def add(a, b):
    x, y = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    z, w = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    e, f, g, k = y - x, w - z, w + z, y + x
    return e * f % P, g * k % P, f * g % P, e * k % P


def times(s, point):
    total = (0, 1, 1, 0)
    while s > 0:
        if s & 1:
            total = add(total, point)
        point = add(point, point)
        s >>= 1
    return total


def base():
    y = 4 * pow(5, P - 2, P) % P
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if x & 1:
        x = P - x
    return x, y, 1, x * y % P


BASE = base()


def compressed(point):
    inverse = pow(point[2], P - 2, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def expanded(secret):
    digest = hashlib.sha512(full(KEY, secret)).digest()
    scalar = int.from_bytes(digest[:32], "little") & (1 << 254) - 8 | 1 << 254
    return scalar, digest[32:]


def public(secret):
    return compressed(times(expanded(secret)[0], BASE))


def sign(secret, mark):
    scalar, prefix = expanded(secret)
    key = public(secret)
    r = int.from_bytes(hashlib.sha512(prefix + mark).digest(), "little") % Q
    point = compressed(times(r, BASE))
    challenge = int.from_bytes(hashlib.sha512(point + key + mark).digest(), "little") % Q
    return point + ((r + challenge * scalar) % Q).to_bytes(32, "little")


if __name__ == "__main__":
    secret = b"sixteen letters!"
    links, tree = chain(secret), layers(salts(secret), [1, 2, 3])
    mark = h(MARK, h(HEADER, b"one"), b"two")
    print("end", links[DRAWS].hex())
    print("first", links[0].hex())
    print("salts", salts(secret).hex())
    print("salt", salt(salts(secret), 1).hex())
    print("root", tree[-1][0].hex())
    print("path", b"".join(path(tree, [1])).hex())
    print("mark", mark.hex())
    print("fraction", fraction(b"12345678", 1, links[1], links[2]).to_bytes(8, "little").hex())
    print("public", public(secret).hex())
    print("signature", sign(secret, mark).hex())
