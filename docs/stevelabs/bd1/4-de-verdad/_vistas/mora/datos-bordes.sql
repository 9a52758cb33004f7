-- con devoluciones el día justo, y empates
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
CREATE INDEX al_reves ON socio (id DESC, nombre);
INSERT INTO juego VALUES (5, 'Marea de bits', 1990, 'cartucho', 1, 4550, 9);
INSERT INTO socio VALUES
(9, '207', 'Zoé', NULL, NULL, '2024-01-13', NULL),
(4, '092', 'Martín', NULL, NULL, '2024-01-13', NULL),
(7, '161', 'Martín', NULL, NULL, '2024-01-13', NULL),
(12, '276', 'Alba', NULL, NULL, '2024-01-13', NULL),
(15, '345', 'Bruno', NULL, NULL, '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(1, 5, 9, '2026-10-01', '2026-10-15', '2026-10-18', NULL),
(2, 5, 4, '2026-11-04', '2026-11-18', NULL, NULL),
(3, 5, 7, '2026-10-01', '2026-10-15', '2026-10-15', NULL),
(4, 5, 7, '2026-11-07', '2026-11-21', NULL, NULL),
(5, 5, 12, '2026-10-01', '2026-10-15', '2026-10-02', 5),
(6, 5, 12, '2026-02-20', '2026-02-27', '2026-03-01', 5),
(7, 5, 12, '2026-11-06', '2026-11-20', NULL, NULL),
(8, 5, 12, '2026-11-08', '2026-11-30', NULL, NULL);
