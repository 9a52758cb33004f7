-- con varias veces en un día y números sin el orden de las fechas
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
(1, 'Juego 1', 1990, 'disco', 2, 1000, 1),
(2, 'Juego 2', 1990, 'disco', 2, 1000, 1),
(11, 'Juego 11', 1990, 'disco', 2, 1000, 1);
INSERT INTO socio VALUES
(1, 'C1', 'Socio 1', 'Centro', '1990-01-01', '2024-01-13', NULL),
(2, 'C2', 'Socio 2', 'Centro', '1990-01-01', '2024-01-13', NULL),
(11, 'C11', 'Socio 11', 'Centro', '1990-01-01', '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(1, 1, 2, '2026-05-10', '2026-05-24', '2026-05-11', NULL),
(2, 1, 2, '2026-03-01', '2026-03-15', '2026-03-01', 5),
(3, 1, 2, '2026-03-01', '2026-03-15', '2026-03-02', 5),
(4, 1, 2, '2026-04-01', '2026-04-15', NULL, NULL),
(5, 11, 1, '2026-06-01', '2026-06-15', '2026-06-01', NULL),
(6, 11, 1, '2026-06-01', '2026-06-15', '2026-06-01', NULL),
(7, 11, 1, '2026-06-01', '2026-06-15', NULL, NULL),
(8, 11, 1, '2026-02-01', '2026-02-15', '2026-02-02', NULL),
(9, 1, 11, '2026-07-01', '2026-07-15', '2026-07-02', 3),
(10, 1, 11, '2026-07-02', '2026-07-16', '2026-07-03', 3),
(11, 1, 11, '2026-07-03', '2026-07-17', NULL, NULL),
(12, 1, 1, '2026-09-01', '2026-09-15', '2026-09-02', NULL),
(13, 1, 1, '2026-08-01', '2026-08-15', '2026-08-02', NULL),
(14, 1, 1, '2026-08-05', '2026-08-19', '2026-08-06', NULL),
(15, 1, 1, '2026-09-20', '2026-10-04', '2026-09-20', NULL),
(16, 2, 11, '2026-10-05', '2026-10-19', '2026-10-06', NULL),
(17, 2, 11, '2026-10-01', '2026-10-15', '2026-10-01', NULL),
(18, 2, 11, '2026-10-02', '2026-10-16', '2026-10-03', NULL),
(19, 2, 11, '2026-10-03', '2026-10-17', NULL, NULL),
(20, 2, 11, '2026-10-04', '2026-10-18', NULL, NULL);
