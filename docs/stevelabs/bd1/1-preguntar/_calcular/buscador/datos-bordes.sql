-- con «la» en los bordes
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
(11, 'la', 2001, 'disco', 1, 100, 1),
(12, 'bola', 2002, 'disco', 1, 100, 1),
(13, 'ISLA', 2003, 'disco', 1, 100, 1),
(14, 'Cola', 2004, 'disco', 1, 100, 1),
(15, 'LA', 2005, 'disco', 1, 100, 1),
(16, 'Lámpara', 2006, 'disco', 1, 100, 1),
(17, 'LÁMINA', 2007, 'disco', 1, 100, 1),
(18, 'VILLANO', 2008, 'disco', 1, 100, 1),
(19, 'Sal a la mar', 2009, 'disco', 1, 100, 1),
(20, 'El agua', 1990, 'disco', 1, 100, 1),
(21, 'Alma', 1991, 'disco', 1, 100, 1),
(22, 'Ñandú y la ñ', 1992, 'disco', 1, 100, 1),
(23, 'Chocolate', 1993, 'disco', 1, 100, 1),
(24, 'lLa', 1994, 'disco', 1, 100, 1);
