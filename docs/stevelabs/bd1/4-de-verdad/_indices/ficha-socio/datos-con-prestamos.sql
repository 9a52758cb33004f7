-- con préstamos del socio 5 antes y después del 1 de enero
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
(4, 'Marea de bits', 1994, 'cartucho', 2, 4550, 3),
(6, 'Gato de alquiler', 1989, 'casete', 1, 1200, 2);
INSERT INTO socio VALUES
(4, '092', 'Martín', 'Centro', NULL, '2024-01-13', NULL),
(5, '093', 'Aurora', NULL, NULL, '2024-01-13', 4);
INSERT INTO prestamo VALUES
(1, 6, 5, '2025-12-31', '2026-01-14', '2026-01-02', 4),
(2, 6, 5, '2026-01-01', '2026-01-15', '2026-01-09', NULL),
(3, 4, 5, '2026-03-02', '2026-03-16', '2026-03-20', 5),
(4, 4, 4, '2026-03-02', '2026-03-16', NULL, NULL),
(5, 6, 5, '2026-02-07', '2026-02-21', NULL, NULL);
