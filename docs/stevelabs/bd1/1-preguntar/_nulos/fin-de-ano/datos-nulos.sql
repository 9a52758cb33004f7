-- con casi todo sin devolver
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
INSERT INTO genero VALUES
(1, 'Aventura');
INSERT INTO juego VALUES
(1, 'Marea de bits', 1994, 'cartucho', 2, 4550, 3),
(2, 'Gato de alquiler', 1989, 'casete', 1, 1200, 2);
INSERT INTO juego_genero VALUES
(1, 1);
INSERT INTO socio VALUES
(1, '023', 'Aurora', 'Centro', '1991-04-02', '2024-01-13', NULL),
(2, '046', 'Bruno', 'La Peña', '2003-11-19', '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(31, 1, 1, '2024-06-01', '2024-06-15', NULL, NULL),
(32, 2, 1, '2025-02-03', '2025-02-17', NULL, NULL),
(33, 1, 2, '2025-12-04', '2025-12-18', '2026-01-02', NULL),
(34, 2, 2, '2025-12-05', '2025-12-19', '2025-12-12', NULL),
(35, 1, 1, '2026-02-04', '2026-02-18', NULL, NULL),
(36, 2, 1, '2026-11-18', '2026-12-02', NULL, NULL);
