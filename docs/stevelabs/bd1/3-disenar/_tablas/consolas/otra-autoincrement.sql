CREATE TABLE consola (
  id INTEGER PRIMARY KEY AUTOINCREMENT, nombre ANY, serie TEXT UNIQUE, horas REAL CHECK (horas >= 0)
) STRICT;
INSERT INTO consola (nombre) VALUES ('Prueba'), ('Otra'), ('Y otra');
