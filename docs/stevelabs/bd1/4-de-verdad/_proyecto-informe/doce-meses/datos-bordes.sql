-- con los bordes del año y devoluciones de otro mes
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
CREATE INDEX por_dia ON prestamo (prestado DESC);
INSERT INTO juego VALUES (5, 'Marea de bits', 1990, 'cartucho', 1, 4550, 9);
INSERT INTO socio VALUES (4, '092', 'Martín', 'Centro', NULL, '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(1, 5, 4, '2024-12-31', '2025-01-14', '2025-01-20', 3),
(2, 5, 4, '2025-12-31', '2026-01-14', '2026-01-15', 3),
(3, 5, 4, '2025-01-01', '2025-01-15', '2025-01-15', 3),
(4, 5, 4, '2026-01-01', '2026-01-15', '2026-01-20', 3),
(5, 5, 4, '2025-05-31', '2025-06-14', NULL, NULL),
(6, 5, 4, '2025-05-02', '2025-05-16', NULL, NULL),
(7, 5, 4, '2025-02-20', '2025-03-06', '2025-03-07', 2),
(8, 5, 4, '2024-08-20', '2024-09-06', '2024-09-07', 2);
