-- Falla: paso 14
-- Falla: paso 15
CREATE TABLE prestamo (
  id INTEGER PRIMARY KEY,
  juego_id INTEGER NOT NULL,
  prestado TEXT NOT NULL,
  vence TEXT NOT NULL,
  devuelto TEXT,
  nota INTEGER,
  CHECK (vence > prestado),
  CHECK (devuelto >= prestado),
  CHECK (nota BETWEEN 1 AND 5),
  CHECK (nota IS NULL OR devuelto IS NOT NULL)
);
