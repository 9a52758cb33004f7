-- con carnets parecidos
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
CREATE INDEX lectura ON prestamo (devuelto, juego_id);
INSERT INTO juego VALUES
(1, 'Marea de bits', 1994, 'cartucho', 2, 4550, 3),
(2, 'Gato de alquiler', 1989, 'casete', 1, 1200, 2),
(3, 'Nave Anchoa', 1990, 'disco', 1, NULL, 2);
INSERT INTO socio VALUES
(2, '046', 'Bruno', NULL, NULL, '2024-01-13', NULL),
(4, 'D''046', 'Alba', NULL, NULL, '2024-01-13', NULL),
(5, 'd''046', 'Olga', NULL, NULL, '2024-01-13', NULL),
(6, '0% ', 'Teo', NULL, NULL, '2024-01-13', NULL),
(7, '0%', 'Saúl', NULL, NULL, '2024-01-13', NULL),
(8, '10% ', 'Lola', NULL, NULL, '2024-01-13', NULL),
(9, '046 ', 'Iris', NULL, NULL, '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(3, 3, 4, '2026-11-01', '2026-11-15', NULL, NULL),
(4, 2, 4, '2026-11-01', '2026-11-15', NULL, NULL),
(5, 1, 4, '2026-11-02', '2026-11-10', NULL, NULL),
(6, 1, 2, '2026-11-02', '2026-11-16', NULL, NULL),
(7, 2, 5, '2026-11-03', '2026-11-17', NULL, NULL),
(8, 3, 5, '2026-11-03', '2026-11-17', '2026-11-05', 4),
(9, 1, 4, '2026-11-02', '2026-11-10', NULL, NULL),
(10, 2, 6, '2026-11-03', '2026-11-17', NULL, NULL),
(11, 1, 7, '2026-11-03', '2026-11-17', NULL, NULL),
(12, 1, 8, '2026-11-03', '2026-11-17', NULL, NULL),
(13, 3, 9, '2026-11-03', '2026-11-18', NULL, NULL),
(14, 3, 6, '2026-11-04', '2026-11-18', '2026-11-06', NULL);
