"""What clients talk to: HTTP and the live connection, with the shapes of what goes over them."""
