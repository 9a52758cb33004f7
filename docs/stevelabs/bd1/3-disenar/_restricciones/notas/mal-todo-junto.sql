-- Falla: paso 2
-- Falla: paso 3
-- Falla: paso 4
-- Falla: paso 5
-- Falla: paso 6
-- Falla: paso 7
-- Falla: paso 8
-- Falla: paso 9
-- Falla: paso 10
-- Falla: paso 11
-- Falla: paso 12
-- Falla: paso 13
-- Falla: paso 14
-- Falla: paso 15
CREATE TABLE prestamo (
  id INTEGER PRIMARY KEY,
  juego_id INTEGER NOT NULL,
  prestado TEXT NOT NULL,
  vence TEXT NOT NULL,
  devuelto TEXT,
  nota INTEGER,
  CHECK (vence > prestado), CHECK (devuelto >= prestado), CHECK (nota BETWEEN 1 AND 5 AND devuelto IS NOT NULL)
) STRICT;
