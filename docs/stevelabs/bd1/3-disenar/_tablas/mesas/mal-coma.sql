-- Falla: error
CREATE TABLE mesa (
  id INTEGER PRIMARY KEY,
  nombre TEXT,
  sillas INTEGER,
) STRICT;
