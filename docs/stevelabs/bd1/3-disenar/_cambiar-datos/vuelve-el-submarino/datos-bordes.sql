-- con otros préstamos parecidos que no cambian
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
(1, 'Marea de bits', 1994, 'cartucho', 2, 4550, 3),
(59, 'Submarino prestado', 1990, 'disco', 1, NULL, 2);
INSERT INTO socio VALUES
(1, '023', 'Aurora', 'Centro', NULL, '2024-01-13', NULL),
(2, '046', 'Bruno', NULL, NULL, '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(1, 59, 1, '2024-01-13', '2024-01-27', NULL, 4),
(2, 59, 1, '2026-11-01', '2026-11-15', NULL, NULL),
(3, 1, 1, '2026-11-01', '2026-11-15', '2026-11-08', 5),
(11, 1, 2, '2024-01-13', '2024-01-27', NULL, NULL);
