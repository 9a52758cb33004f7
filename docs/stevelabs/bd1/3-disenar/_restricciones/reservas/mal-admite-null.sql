-- Falla: paso 13
-- Falla: paso 14
-- Falla: paso 15
-- Falla: paso 16
CREATE TABLE reserva (
  id INTEGER PRIMARY KEY, mesa TEXT, dia TEXT, desde INTEGER, hasta INTEGER,
  CHECK (dia LIKE '____-__-__'), CHECK (desde >= 0 AND hasta > desde AND hasta <= 23), UNIQUE (mesa, dia, desde)
) STRICT;
