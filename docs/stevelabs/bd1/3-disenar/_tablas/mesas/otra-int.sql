CREATE TABLE mesa (
  id INTEGER PRIMARY KEY,
  nombre text,
  sillas int
) STRICT;
