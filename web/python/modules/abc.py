"""Marks for classes that others complete: they check nothing."""


class ABC:
    pass


def abstractmethod(function):
    return function
