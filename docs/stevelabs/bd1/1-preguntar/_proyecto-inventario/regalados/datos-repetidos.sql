-- con títulos repetidos y minúsculas
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
(3, 'Zorro de papel', 1990, 'disco', 1, 0, 1),
(5, 'lince y compañía', 1990, 'cartucho', 1, 0, 1),
(8, 'Gato de alquiler', 1990, 'disco', 1, 0, 1),
(9, 'Gato de alquiler', 1990, 'casete', 1, 0, 1),
(12, 'Gato de alquiler', 1990, 'disco', 1, 0, 1),
(14, 'Marea de bits', 1990, 'disco', 1, 4550, 1),
(15, 'Ñandú veloz', 1990, 'casete', 1, 0, 1),
(17, 'La gotera', 1990, 'disco', 1, NULL, 1),
(21, 'Tambores del sótano', 1990, 'disco', 1, 1, 1),
(30, 'Bosque de paraguas', 1990, 'disco', 1, 950, 1);
CREATE INDEX por_soporte ON juego (centavos, titulo, soporte);
