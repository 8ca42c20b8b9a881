"""The worked examples, pictures and tables of the rulebook of Alba Longa."""
