-- con empates, tocayos y una devolución del mismo día
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
  id INTEGER PRIMARY KEY DESC,
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
(1, 'Marea de bits', 1990, 'cartucho', 1, 4550, 3),
(2, 'Gato de alquiler', 1989, 'casete', 1, 1200, 2),
(12, 'Gato de alquiler', 1994, 'disco', 1, 5999, 1),
(20, 'Nave Anchoa', 1990, 'disco', 1, NULL, 1);
INSERT INTO socio VALUES
(4, '392', 'Martín', 'Centro', NULL, '2024-01-13', NULL),
(6, '138', 'Lucía', 'La Peña', NULL, '2024-01-13', NULL),
(9, '207', 'Martín', 'Centro', NULL, '2024-01-13', NULL),
(12, '276', 'Íñigo', NULL, NULL, '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(1, 20, 4, '2026-05-01', '2026-05-15', '2026-05-16', 3),
(2, 20, 4, '2026-06-01', '2026-06-15', '2026-06-15', NULL),
(3, 2, 4, '2026-07-01', '2026-07-15', '2026-07-10', NULL),
(4, 12, 4, '2026-11-01', '2026-11-30', NULL, NULL),
(5, 12, 9, '2026-08-01', '2026-08-15', '2026-08-20', NULL),
(6, 1, 9, '2026-09-01', '2026-09-15', NULL, NULL),
(7, 2, 12, '2026-09-01', '2026-09-15', '2026-09-15', 1);
