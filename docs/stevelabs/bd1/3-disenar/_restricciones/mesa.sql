CREATE TABLE mesa (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL UNIQUE,
  sillas INTEGER NOT NULL DEFAULT 4,
  apodo TEXT UNIQUE
) STRICT;
INSERT INTO mesa (nombre, apodo) VALUES ('Ventana', 'la coja'), ('Fondo', NULL);
