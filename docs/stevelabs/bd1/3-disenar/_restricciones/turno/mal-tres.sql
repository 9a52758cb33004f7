-- Falla: paso 5
CREATE TABLE turno (
  id INTEGER PRIMARY KEY,
  dia TEXT NOT NULL,
  mesa TEXT NOT NULL,
  desde INTEGER NOT NULL,
  hasta INTEGER NOT NULL,
  CHECK (hasta > desde),
  UNIQUE (mesa, dia, desde)
) STRICT;
