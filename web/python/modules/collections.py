"""Containers beside the built-in ones, as in Python's own module: those that players use."""

from operator import itemgetter as _itemgetter


class deque:
    """A list of which both ends are cheap: what has left the front is dropped half a list at a time."""

    def __init__(self, items=(), maxlen=None):
        self._items, self._front, self.maxlen = [], 0, maxlen
        self.extend(items)

    def append(self, item):
        self._items.append(item)
        if self.maxlen is not None and len(self) > self.maxlen:
            self.popleft()

    def appendleft(self, item):
        if self._front == 0:
            room = max(8, len(self._items))
            self._items, self._front = [None] * room + self._items, room
        self._front -= 1
        self._items[self._front] = item
        if self.maxlen is not None and len(self) > self.maxlen:
            self.pop()

    def pop(self):
        if not self:
            raise IndexError("pop from an empty deque")
        return self._items.pop()

    def popleft(self):
        if not self:
            raise IndexError("pop from an empty deque")
        item = self._items[self._front]
        self._items[self._front] = None
        self._front += 1
        if self._front * 2 > len(self._items):
            self._items, self._front = self._items[self._front:], 0
        return item

    def extend(self, items):
        for item in items:
            self.append(item)

    def extendleft(self, items):
        for item in items:
            self.appendleft(item)

    def clear(self):
        self._items, self._front = [], 0

    def copy(self):
        return deque(self, self.maxlen)

    def rotate(self, n=1):
        items = list(self)
        if items:
            n %= len(items)
            self._items, self._front = items[-n:] + items[:-n] if n else items, 0

    def count(self, item):
        return list(self).count(item)

    def remove(self, item):
        items = list(self)
        items.remove(item)
        self._items, self._front = items, 0

    def reverse(self):
        self._items, self._front = list(self)[::-1], 0

    def __len__(self):
        return len(self._items) - self._front

    def __iter__(self):
        return iter(self._items[self._front:])

    def __reversed__(self):
        return iter(list(self)[::-1])

    def __contains__(self, item):
        return item in list(self)

    def _place(self, index):
        if not -len(self) <= index < len(self):
            raise IndexError("deque index out of range")
        return index if index < 0 else self._front + index

    def __getitem__(self, index):
        return self._items[self._place(index)]

    def __setitem__(self, index, item):
        self._items[self._place(index)] = item

    def __eq__(self, other):
        return isinstance(other, deque) and list(self) == list(other)

    def __repr__(self):
        return f"deque({list(self)!r})"


class defaultdict(dict):
    """A dictionary that makes what is missing."""

    def __init__(self, default_factory=None, *given, **named):
        super().__init__(*given, **named)
        self.default_factory = default_factory

    def __missing__(self, key):
        if self.default_factory is None:
            raise KeyError(key)
        self[key] = value = self.default_factory()
        return value

    def __repr__(self):
        return f"defaultdict({self.default_factory!r}, {dict(self)!r})"


class Counter(dict):
    """How often each item has been seen."""

    def __init__(self, items=(), **named):
        super().__init__()
        self.update(items, **named)

    def __missing__(self, key):
        return 0

    def update(self, items=(), **named):
        pairs = items.items() if isinstance(items, dict) else ((item, 1) for item in items)
        for item, number in [*pairs, *named.items()]:
            self[item] = self[item] + number

    def subtract(self, items=()):
        pairs = items.items() if isinstance(items, dict) else ((item, 1) for item in items)
        for item, number in list(pairs):
            self[item] = self[item] - number

    def most_common(self, n=None):
        pairs = sorted(self.items(), key=_itemgetter(1), reverse=True)
        return pairs if n is None else pairs[:n]

    def elements(self):
        return (item for item, number in self.items() for _ in range(number))

    def total(self):
        return sum(self.values())

    def copy(self):
        return Counter(self)

    def __add__(self, other):
        return Counter({item: self[item] + other[item] for item in [*self, *other] if self[item] + other[item] > 0})

    def __sub__(self, other):
        return Counter({item: self[item] - other[item] for item in self if self[item] > other[item]})

    def __repr__(self):
        return f"Counter({dict(self.most_common())!r})"


class OrderedDict(dict):
    """A dictionary whose items can be moved to its ends."""

    def move_to_end(self, key, last=True):
        value = self.pop(key)
        rest = [] if last else list(self.items())
        if not last:
            self.clear()
        self[key] = value
        self.update(rest)

    def popitem(self, last=True):
        if not self:
            raise KeyError("dictionary is empty")
        key = list(self)[-1] if last else next(iter(self))
        return key, self.pop(key)


def namedtuple(typename, field_names, *, defaults=()):
    """A class of tuples whose fields have names."""
    if isinstance(field_names, str):
        field_names = field_names.replace(",", " ").split()
    fields = tuple(field_names)
    usual = dict(zip(fields[len(fields) - len(defaults):], defaults))

    def __new__(cls, *given, **named):
        values = {**usual, **dict(zip(fields, given)), **named}
        if len(given) > len(fields) or set(values) != set(fields):
            raise TypeError(f"{typename}() takes the fields {', '.join(fields)}")
        return tuple.__new__(cls, [values[field] for field in fields])

    def __repr__(self):
        return f"{typename}({', '.join(f'{field}={value!r}' for field, value in zip(fields, self))})"

    def _replace(self, **named):
        return type(self)(**{**self._asdict(), **named})

    space = {"__slots__": (), "_fields": fields, "__new__": __new__, "__repr__": __repr__, "_replace": _replace,
             "_asdict": lambda self: dict(zip(fields, self)),
             "_make": classmethod(lambda cls, values: cls(*values))}
    for place, field in enumerate(fields):
        space[field] = property(_itemgetter(place))
    return type(typename, (tuple,), space)
