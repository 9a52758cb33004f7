-- con títulos parecidos
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
CREATE INDEX lectura ON juego (titulo DESC);
INSERT INTO juego VALUES
(2, 'Gato de alquiler', 1989, 'casete', 1, 1200, 2),
(3, 'super_salto', 1990, 'disco', 1, 900, 1),
(5, 'SUPER_SALTO', 1990, 'disco', 1, 900, 1),
(6, 'superxsalto', 1990, 'disco', 1, 900, 1),
(8, '100% queso', 1994, 'disco', 1, 900, 1),
(9, '1000 quesos', 1994, 'disco', 1, 900, 1),
(11, '¡Hola! [Adiós]', 1994, 'disco', 1, 900, 1),
(12, 'Bar d''O\gros', 2001, 'disco', 1, 5400, 1),
(14, 'Gato de alquiler', 2004, 'disco', 1, 5400, 1),
(15, 'El gato', 2004, 'disco', 1, 5400, 1);
