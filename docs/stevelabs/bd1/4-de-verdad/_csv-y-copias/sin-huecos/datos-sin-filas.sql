-- sin filas
CREATE TABLE llegada (
  carnet TEXT,
  nombre TEXT,
  ingreso TEXT,
  barrio TEXT
) STRICT;
