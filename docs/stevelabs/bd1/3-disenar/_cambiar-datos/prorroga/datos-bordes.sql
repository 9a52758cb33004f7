-- con vencimientos de ayer, hoy y mañana, y un cambio de año
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
(1, 'Marea de bits', 1994, 'cartucho', 2, 4550, 3);
INSERT INTO socio VALUES
(4, '092', 'Martín', 'Centro', NULL, '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(5, 1, 4, '2026-11-06', '2026-11-20', NULL, NULL),
(3, 1, 4, '2026-11-07', '2026-11-21', NULL, NULL),
(8, 1, 4, '2026-11-08', '2026-11-22', NULL, NULL),
(9, 1, 4, '2026-11-20', '2026-12-28', NULL, NULL),
(10, 1, 4, '2026-11-07', '2026-11-21', '2026-11-20', NULL),
(11, 1, 4, '2026-11-15', '2026-11-29', '2026-11-21', 3),
(12, 1, 4, '2026-11-09', '2026-11-23', NULL, NULL),
(13, 1, 4, '2026-11-10', '2026-11-24', NULL, NULL),
(14, 1, 4, '2026-11-11', '2026-11-25', NULL, NULL),
(15, 1, 4, '2026-11-12', '2026-11-26', NULL, NULL),
(16, 1, 4, '2026-11-13', '2026-11-27', NULL, NULL),
(17, 1, 4, '2026-11-14', '2026-11-28', NULL, NULL);
