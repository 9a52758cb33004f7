-- con precios de pocos centavos
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
(31, 'Zorro', 2001, 'disco', 1, 450, 1),
(32, 'bingo', 2002, 'disco', 1, 450, 1),
(33, 'Élite', 2003, 'disco', 1, 450, 1),
(34, 'Ancla', 2004, 'disco', 1, 1, 1),
(35, 'Faro', 2005, 'disco', 1, 99, 1),
(36, 'Duna', 2006, 'disco', 1, 100, 1),
(37, 'Nube', 2007, 'disco', 1, 0, 1),
(38, 'Lobo', 2008, 'disco', 1, NULL, 1),
(39, 'Pozo', 2009, 'disco', 1, 101, 1),
(40, 'Vapor', 1990, 'disco', 1, 5, 1),
(41, 'Abismo', 1991, 'disco', 1, 10, 1),
(42, 'Cometa', 1992, 'disco', 1, 1234567, 1),
(43, 'Brasa', 1993, 'disco', 1, 0, 1),
(44, 'Tormenta', 1994, 'disco', 1, 109, 1);
