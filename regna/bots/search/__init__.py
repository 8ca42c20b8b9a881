"""The search: information-set Monte Carlo tree search over imagined worlds, for one to many seats."""

from .budget import Budget
from .judge import judge
from .node import Node
from .parallel import think
from .search import Search
from .thought import OptionThought, Thought

__all__ = ["Budget", "Node", "OptionThought", "Search", "Thought", "judge", "think"]
