-- con precios en los bordes
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
(1, 'Marea de bits', 1990, 'disco', 1, 2499, 1),
(2, 'Gato de alquiler', 1990, 'disco', 1, 2500, 1),
(3, 'Ñandú veloz', 1990, 'disco', 1, 2501, 1),
(4, 'La gotera', 1990, 'disco', 1, 4549, 1),
(5, 'Rock ''n'' Raíz', 1990, 'disco', 1, 4550, 1),
(6, 'Dragón con gripe', 1990, 'disco', 1, 4551, 1),
(7, 'super_salto', 1990, 'disco', 1, NULL, 1),
(8, 'La torre del té', 1990, 'disco', 1, 0, 1),
(9, 'Gato de alquiler', 1990, 'disco', 1, 2500, 1);
