CREATE TABLE mesa (
  id INTEGER PRIMARY KEY,
  nombre ___,
  ___ ___
) STRICT;
