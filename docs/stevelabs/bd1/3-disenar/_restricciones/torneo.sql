CREATE TABLE torneo (
  id INTEGER PRIMARY KEY,
  nombre TEXT,
  dia TEXT,
  cuota INTEGER
) STRICT;
