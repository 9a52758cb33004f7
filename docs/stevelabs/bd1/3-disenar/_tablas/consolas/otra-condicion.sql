CREATE TABLE consola (
  id INTEGER PRIMARY KEY, nombre TEXT, serie TEXT,
  horas REAL CHECK (typeof(horas) IN ('real', 'null'))
);
