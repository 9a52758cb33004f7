-- con la tabla de llegada sin filas
CREATE TABLE llegada (
  carnet TEXT NOT NULL,
  nombre TEXT NOT NULL,
  barrio TEXT NOT NULL,
  multa TEXT NOT NULL
) STRICT;
CREATE TABLE vecino (
  carnet TEXT PRIMARY KEY,
  nombre TEXT NOT NULL,
  barrio TEXT,
  multa INTEGER
) STRICT;
