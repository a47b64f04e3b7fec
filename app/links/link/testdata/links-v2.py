"""Matches by links, written from the comments of packages link and seal alone.

python3 links-v2.py > links-v2-python.txt

The matches are those of links-v2.json: what each link says in words, without a hash, key or signature.
"""

import base64
import json
import os
import sys
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../../seal/testdata"))
import vectors as seal  # noqa: E402


def varint(n):
    out = b""
    while n >= 128:
        out += bytes([n & 127 | 128])
        n >>= 7
    return out + bytes([n])


def text(s):
    return varint(len(s.encode())) + s.encode()


def listed(items):
    return varint(len(items)) + b"".join(items)


def body(match, link, before):
    """The bytes of a link between the version and the signature."""
    n = link["number"]
    secret = bytes.fromhex(match["secrets"][n % 2])
    values = match["values"][n % 2]
    parts = ["commit", "chain", "opened", "all", "resigned"]
    out = varint(sum(1 << i for i, part in enumerate(parts) if link.get(part)))
    out += bytes.fromhex(match["id"]) + varint(n)
    if n == 0:
        out += text(match["game"]) + text(match["variant"]) + listed([]) + text("") + varint(1)
    else:
        out += before
    out += varint(link["ply"]) + listed([varint(m) for m in link.get("moves", [])])
    tree = seal.layers(seal.salts(secret), values) if values else None
    if link.get("commit"):
        out += tree[-1][0] if tree else seal.chain(secret)[0]
    if link.get("chain"):
        out += varint(link["chain"]) + seal.chain(secret)[link["chain"]]
    if link.get("opened"):
        salts = seal.salts(secret)
        out += listed([varint(i) + bytes([values[i]]) + seal.salt(salts, i) for i in link["opened"]])
        out += listed(seal.path(tree, link["opened"]))
    if link.get("all"):
        out += seal.salts(secret) + listed([bytes([v]) for v in values])
    if n < 2:
        out += seal.public(secret)
    return out


def fragment(all_bytes):
    check = zlib.crc32(b"2" + all_bytes).to_bytes(4, "little")
    return "2" + base64.urlsafe_b64encode(all_bytes + check).decode().rstrip("=")


for match in json.load(open(os.path.join(HERE, "links-v2.json"))):
    mark = b""
    print("match", match["game"])
    for link in match["links"]:
        said = body(match, link, mark)
        mark = seal.h(seal.MARK, mark, said) if mark else seal.h(seal.HEADER, said)
        print(fragment(said + seal.sign(bytes.fromhex(match["secrets"][link["number"] % 2]), mark)))
