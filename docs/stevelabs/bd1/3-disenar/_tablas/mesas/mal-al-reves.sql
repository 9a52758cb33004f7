-- Falla: paso 2
CREATE TABLE mesa (
  id INTEGER PRIMARY KEY,
  nombre INTEGER,
  sillas INTEGER
) STRICT;
