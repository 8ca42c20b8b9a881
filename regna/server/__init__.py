"""The server: matches that people and bots play together over HTTP. It knows the kernel, and no game by name."""
