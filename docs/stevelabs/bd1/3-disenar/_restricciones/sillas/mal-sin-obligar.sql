-- Falla: paso 5
CREATE TABLE mesa (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL,
  sillas INTEGER DEFAULT 4
) STRICT;
