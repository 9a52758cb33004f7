CREATE TABLE consola (
  id INTEGER PRIMARY KEY,
  nombre TEXT,
  serie TEXT,
  horas REAL
) STRICT;
