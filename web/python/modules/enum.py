"""Classes with a fixed number of members, as in Python's own module: Enum, IntEnum, auto."""


class auto:
    pass


class EnumType(type):
    def __new__(meta, name, bases, space):
        plain = {key: value for key, value in space.items() if key.startswith("_") or callable(value)
                 or isinstance(value, (property, classmethod, staticmethod))}
        cls = super().__new__(meta, name, bases, plain)
        cls._members = {}
        last = 0
        for key, value in space.items():
            if key in plain:
                continue
            if isinstance(value, auto):
                value = last + 1
            last = value if isinstance(value, int) else last
            member = next((known for known in cls._members.values() if known.value == value), None)
            if member is None:
                member = int.__new__(cls, value) if issubclass(cls, int) else object.__new__(cls)
                member.name, member.value = key, value
            cls._members[key] = member
            setattr(cls, key, member)
        return cls

    def __call__(cls, value):
        for member in cls._members.values():
            if member.value == value:
                return member
        raise ValueError(f"{value!r} is not a valid {cls.__name__}")

    def __getitem__(cls, name):
        return cls._members[name]

    def __iter__(cls):
        return iter(dict.fromkeys(cls._members.values()))

    def __len__(cls):
        return len(list(iter(cls)))

    def __contains__(cls, member):
        return member in list(cls._members.values())


class Enum(metaclass=EnumType):
    def __repr__(self):
        return f"<{type(self).__name__}.{self.name}: {self.value!r}>"

    def __str__(self):
        return f"{type(self).__name__}.{self.name}"

    def __hash__(self):
        return hash(self.name)


class IntEnum(int, Enum):
    __hash__ = int.__hash__
