-- con huérfanos de una clave, de la otra y de las dos
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
CREATE INDEX lectura ON prestamo (devuelto, juego_id DESC, socio_id, id);
PRAGMA foreign_keys = OFF;
INSERT INTO juego VALUES
(4, 'Marea de bits', 1994, 'cartucho', 2, 4550, 3),
(12, 'Gato de alquiler', 2004, 'disco', 2, 5999, 1);
INSERT INTO socio VALUES
(4, '092', 'Martín', 'Centro', NULL, '2024-01-13', 77),
(9, '207', 'Martín', NULL, NULL, '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(3, 4, 12, '2026-11-01', '2026-11-15', NULL, NULL),
(5, 9, 4, '2026-11-02', '2026-11-16', NULL, NULL),
(6, 12, 9, '2026-11-02', '2026-11-16', NULL, NULL),
(8, 77, 78, '2026-11-03', '2026-11-17', '2026-11-05', 4),
(9, 4, 4, '2026-11-04', '2026-11-18', '2026-11-06', NULL);
