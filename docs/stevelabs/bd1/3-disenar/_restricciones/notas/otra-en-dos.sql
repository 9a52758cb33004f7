CREATE TABLE prestamo (
  id INTEGER PRIMARY KEY,
  juego_id INTEGER NOT NULL,
  prestado TEXT NOT NULL,
  vence TEXT NOT NULL,
  devuelto TEXT,
  nota INTEGER,
  CHECK (NOT vence <= prestado AND coalesce(devuelto, prestado) >= prestado),
  CHECK (nota IS NULL OR (nota IN (1, 2, 3, 4, 5) AND devuelto IS NOT NULL))
) STRICT;
