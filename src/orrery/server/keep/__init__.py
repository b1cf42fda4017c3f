"""What is kept, as functions over a transaction: they query and change rows, and know neither loops nor sockets."""
