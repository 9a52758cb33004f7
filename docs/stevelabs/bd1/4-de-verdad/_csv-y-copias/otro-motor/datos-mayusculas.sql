-- con un LIKE que distingue las mayúsculas, como el de PostgreSQL
CREATE TABLE genero (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE juego (
  id INTEGER PRIMARY KEY,
  titulo TEXT NOT NULL,
  estreno INTEGER,
  soporte TEXT NOT NULL
    CHECK (soporte IN ('casete', 'cartucho', 'disco')),
  jugadores INTEGER,
  centavos INTEGER CHECK (centavos >= 0),
  copias INTEGER NOT NULL DEFAULT 1 CHECK (copias > 0)
) STRICT;
CREATE TABLE juego_genero (
  juego_id INTEGER NOT NULL REFERENCES juego (id),
  genero_id INTEGER NOT NULL REFERENCES genero (id),
  PRIMARY KEY (juego_id, genero_id)
) STRICT;
CREATE TABLE socio (
  id INTEGER PRIMARY KEY,
  carnet TEXT NOT NULL UNIQUE,
  nombre TEXT NOT NULL,
  barrio TEXT,
  nacimiento TEXT,
  ingreso TEXT NOT NULL,
  presentado_por INTEGER REFERENCES socio (id)
) STRICT;
CREATE TABLE prestamo (
  id INTEGER PRIMARY KEY,
  juego_id INTEGER NOT NULL REFERENCES juego (id),
  socio_id INTEGER NOT NULL REFERENCES socio (id),
  prestado TEXT NOT NULL,
  vence TEXT NOT NULL,
  devuelto TEXT CHECK (devuelto >= prestado),
  nota INTEGER CHECK (nota BETWEEN 1 AND 5)
) STRICT;
CREATE INDEX lectura ON juego (estreno, copias, titulo);
PRAGMA case_sensitive_like = ON;
INSERT INTO juego VALUES
(4, 'DEPORTE DE SOFÁ', 1994, 'cartucho', 2, 4550, 1),
(6, 'Gato de alquiler', 1994, 'disco', NULL, 5999, 3),
(7, 'Isla De Lunes', NULL, 'disco', 0, NULL, 2),
(9, 'Nave Anchoa', 1990, 'disco', 1, NULL, 2),
(12, 'Gato de alquiler', NULL, 'disco', NULL, 0, 1),
(15, 'dedal', 2007, 'casete', 1, 0, 1),
(17, 'Gran dEsierto', 2009, 'casete', 1, 0, 1);
