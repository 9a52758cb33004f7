-- Falla: paso 3
-- Falla: paso 4
CREATE TABLE mesa (
  id INTEGER PRIMARY KEY,
  nombre TEXT,
  sillas TEXT
) STRICT;
