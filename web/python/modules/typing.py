"""Names for annotations: they stand for types and check nothing."""


class _Name:
    def __init__(self, name):
        self._name = name

    def __getitem__(self, parameters):
        return self

    def __call__(self, *given, **named):
        return given[-1] if given else self

    def __or__(self, other):
        return self

    __ror__ = __or__

    def __repr__(self):
        return f"typing.{self._name}"


Any, Union, Optional, Callable, Literal, Final, ClassVar, Self, Never, NoReturn = map(
    _Name, "Any Union Optional Callable Literal Final ClassVar Self Never NoReturn".split())
Iterable, Iterator, Generator, Sequence, Mapping, MutableMapping, Hashable, Type = map(
    _Name, "Iterable Iterator Generator Sequence Mapping MutableMapping Hashable Type".split())
List, Dict, Set, FrozenSet, Tuple, Deque, DefaultDict = map(
    _Name, "List Dict Set FrozenSet Tuple Deque DefaultDict".split())
TypeVar, TypeAlias, NewType, Annotated = map(_Name, "TypeVar TypeAlias NewType Annotated".split())


class Generic:
    def __class_getitem__(cls, parameters):
        return cls


class Protocol(Generic):
    pass


class NamedTuple:
    """The base of a class whose annotated fields make a tuple."""

    def __init_subclass__(cls):
        raise TypeError("use collections.namedtuple here")


def cast(kind, value):
    return value


def overload(function):
    return function


TYPE_CHECKING = False
