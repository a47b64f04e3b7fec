"""Classes made of fields, as in Python's own module: dataclass with order, frozen and field."""

_MISSING = object()


class FrozenInstanceError(AttributeError):
    pass


class _Field:
    def __init__(self, default, default_factory):
        self.default, self.default_factory = default, default_factory


def field(*, default=_MISSING, default_factory=_MISSING):
    return _Field(default, default_factory)


def _gather(cls):
    found = {}
    for base in reversed(cls.__mro__[1:]):
        found.update(getattr(base, "__dataclass_fields__", {}))
    for name in cls.__annotations__:
        given = cls.__dict__.get(name, _MISSING)
        found[name] = given if isinstance(given, _Field) else _Field(given, _MISSING)
        if isinstance(found[name].default, (list, dict, set)):
            raise ValueError(f"mutable default {type(found[name].default)} for field {name} is not allowed: "
                             "use default_factory")
    return found


def dataclass(cls=None, *, order=False, frozen=False, eq=True, **others):
    if cls is None:
        return lambda cls: dataclass(cls, order=order, frozen=frozen, eq=eq)
    known = _gather(cls)
    names = tuple(known)

    def __init__(self, *given, **named):
        if len(given) > len(names):
            raise TypeError(f"{cls.__name__}() takes {len(names)} fields but {len(given)} were given")
        values = {**dict(zip(names, given)), **named}
        for name in values:
            if name not in known:
                raise TypeError(f"{cls.__name__}() got an unexpected keyword argument '{name}'")
        for name, about in known.items():
            if name in values:
                value = values[name]
            elif about.default_factory is not _MISSING:
                value = about.default_factory()
            elif about.default is not _MISSING:
                value = about.default
            else:
                raise TypeError(f"{cls.__name__}() missing 1 required positional argument: '{name}'")
            object.__setattr__(self, name, value)
        if hasattr(self, "__post_init__"):
            self.__post_init__()

    def key(self):
        return tuple(getattr(self, name) for name in names)

    def __repr__(self):
        return f"{cls.__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"

    def refuse(self, *given):
        raise FrozenInstanceError(f"cannot assign to field '{given[0]}'")

    cls.__dataclass_fields__ = known
    for name, method in (("__init__", __init__), ("__repr__", __repr__)):
        if name not in cls.__dict__:
            setattr(cls, name, method)
    if eq and "__eq__" not in cls.__dict__:
        cls.__eq__ = lambda self, other: key(self) == key(other) if type(other) is type(self) else NotImplemented
        cls.__hash__ = (lambda self: hash(key(self))) if frozen else None
    if order:
        cls.__lt__ = lambda self, other: key(self) < key(other)
        cls.__le__ = lambda self, other: key(self) <= key(other)
        cls.__gt__ = lambda self, other: key(self) > key(other)
        cls.__ge__ = lambda self, other: key(self) >= key(other)
    if frozen:
        cls.__setattr__ = cls.__delattr__ = refuse
    for name, about in known.items():
        if about.default is not _MISSING:
            setattr(cls, name, about.default)
        elif name in cls.__dict__:
            delattr(cls, name)
    return cls


def fields(item):
    return tuple(item.__dataclass_fields__)


def asdict(item):
    return {name: getattr(item, name) for name in item.__dataclass_fields__}


def astuple(item):
    return tuple(asdict(item).values())


def replace(item, **named):
    return type(item)(**{**asdict(item), **named})
