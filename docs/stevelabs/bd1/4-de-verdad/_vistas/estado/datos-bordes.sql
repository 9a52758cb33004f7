-- con el día 1 y el 30, y otros meses de noviembre
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
CREATE INDEX por_dia ON prestamo (prestado);
INSERT INTO juego VALUES (5, 'Marea de bits', 1990, 'cartucho', 1, 4550, 9);
INSERT INTO socio VALUES (4, '092', 'Martín', 'Centro', NULL, '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(9, 5, 4, '2026-11-01', '2026-11-15', NULL, NULL),
(3, 5, 4, '2026-11-20', '2026-12-04', NULL, NULL),
(4, 5, 4, '2026-11-03', '2026-11-10', '2026-11-18', 2),
(5, 5, 4, '2026-10-31', '2026-11-14', NULL, NULL),
(6, 5, 4, '2025-11-08', '2025-11-22', '2025-11-15', 4),
(7, 5, 4, '2026-11-02', '2026-11-16', '2026-11-02', 5),
(8, 5, 4, '2026-12-01', '2026-12-15', NULL, NULL),
(2, 5, 4, '2026-11-30', '2026-12-14', '2026-12-05', NULL);
