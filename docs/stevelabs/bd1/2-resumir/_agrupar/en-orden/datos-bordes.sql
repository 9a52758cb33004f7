-- con juegos en el borde del 20 y de 2025
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
(3, 'Juego 3', 1990, 'disco', 2, 1000, 1),
(4, 'Juego 4', 1990, 'disco', 2, 1000, 1),
(5, 'Juego 5', 1990, 'disco', 2, 1000, 1);
INSERT INTO socio VALUES
(1, 'C1', 'Socio 1', 'Centro', '1990-01-01', '2024-01-13', NULL);
WITH RECURSIVE n (i) AS (
  SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 22
)
INSERT INTO prestamo
SELECT 0 + i, 5, 1, '2025-06-01', '2025-06-01', '2025-06-01', NULL FROM n;
WITH RECURSIVE n (i) AS (
  SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20
)
INSERT INTO prestamo
SELECT 100 + i, 2, 1, '2026-01-01', '2026-01-01', '2026-01-01', NULL FROM n;
WITH RECURSIVE n (i) AS (
  SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20
)
INSERT INTO prestamo
SELECT 200 + i, 1, 1, '2025-03-01', '2025-03-01', '2025-03-01', NULL FROM n;
WITH RECURSIVE n (i) AS (
  SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1
)
INSERT INTO prestamo
SELECT 300 + i, 1, 1, '2025-01-01', '2025-01-01', '2025-01-01', NULL FROM n;
WITH RECURSIVE n (i) AS (
  SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20
)
INSERT INTO prestamo
SELECT 400 + i, 3, 1, '2025-03-01', '2025-03-01', '2025-03-01', NULL FROM n;
WITH RECURSIVE n (i) AS (
  SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1
)
INSERT INTO prestamo
SELECT 500 + i, 3, 1, '2024-12-31', '2024-12-31', '2024-12-31', NULL FROM n;
WITH RECURSIVE n (i) AS (
  SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 21
)
INSERT INTO prestamo
SELECT 600 + i, 4, 1, '2026-02-02', '2026-02-02', '2026-02-02', NULL FROM n;
