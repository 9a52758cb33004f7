-- con las filas guardadas de otra manera
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
INSERT INTO juego VALUES
(40, 'Tormenta', NULL, 'disco', 1, 0, 1),
(41, 'Faro', 1985, 'casete', 1, 100, 1),
(42, 'Zorro', 1986, 'cartucho', 1, 200, 1),
(43, 'Ancla', 1987, 'disco', 1, 300, 1),
(44, 'élite', NULL, 'casete', 1, 400, 1),
(45, 'Nube', 1989, 'cartucho', 1, 500, 1),
(46, 'bingo', 1990, 'disco', 1, 600, 1),
(47, 'Duna', 1991, 'casete', 1, 700, 1),
(48, 'Cometa', NULL, 'cartucho', 1, 800, 1),
(49, 'Lobo', 1993, 'disco', 1, 900, 1),
(50, 'Pozo', 1994, 'casete', 1, 1000, 1),
(51, 'Abismo', 1995, 'cartucho', 1, 1100, 1),
(52, 'Vapor', NULL, 'disco', 1, 1200, 1),
(53, 'Sendero', 1997, 'casete', 1, 1300, 1);
CREATE INDEX juego_etiqueta ON juego (titulo, soporte, estreno);
