"""Letters and digits, as in Python's own module."""

ascii_lowercase = "abcdefghijklmnopqrstuvwxyz"
ascii_uppercase = ascii_lowercase.upper()
ascii_letters = ascii_lowercase + ascii_uppercase
digits = "0123456789"
punctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
