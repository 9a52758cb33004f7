-- Falla: paso 2
-- Falla: paso 3
-- Falla: paso 4
-- Falla: paso 5
-- Falla: paso 6
CREATE TABLE mesa (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL,
  sillas INTEGER NOT NULL
) STRICT;
