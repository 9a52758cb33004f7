-- con empates en el corte
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
(1, 'Zorro de papel', 1990, 'disco', 1, 2000, 1),
(2, 'Yoyó galáctico', 1990, 'disco', 1, 1000, 2),
(3, 'Trufa, la cerda astronauta', 1990, 'disco', 1, NULL, 2),
(4, 'Marea de bits', 1990, 'disco', 1, 9000, 1),
(5, 'Gato de alquiler', 1990, 'disco', 1, 9100, 1),
(6, 'Gato de alquiler', 1990, 'casete', 1, 9100, 1),
(7, 'La gotera', 1990, 'disco', 1, 3000, 3),
(8, 'Nave Anchoa', 1990, 'disco', 1, 8000, 1),
(9, 'super_salto', 1990, 'disco', 1, 7000, 1),
(10, 'Ñandú veloz', 1990, 'disco', 1, 6000, 1),
(11, 'El mapa mojado', 1990, 'disco', 1, 5000, 1),
(12, 'Bosque de paraguas', 1990, 'disco', 1, 2000, 1),
(13, 'Rugido', 1990, 'disco', 1, 0, 5),
(14, 'ábaco salvaje', 1990, 'disco', 1, 4001, 1);
CREATE INDEX al_reves ON juego (titulo, centavos, copias);
