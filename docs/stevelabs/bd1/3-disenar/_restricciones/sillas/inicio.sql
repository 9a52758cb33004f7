CREATE TABLE mesa (
  id INTEGER PRIMARY KEY,
  nombre TEXT ___,
  sillas INTEGER ___
) STRICT;
