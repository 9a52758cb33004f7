CREATE TABLE prestamo (
  id INTEGER PRIMARY KEY,
  juego_id INTEGER NOT NULL,
  prestado TEXT NOT NULL,
  vence TEXT NOT NULL,
  devuelto TEXT,
  nota INTEGER,
  CHECK (vence > prestado), CHECK (NOT (devuelto < prestado)), CHECK (nota >= 1), CHECK (nota <= 5),
  CHECK (NOT (devuelto IS NULL AND nota IS NOT NULL))
) STRICT;
