-- con los dos bordes del año
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
CREATE TABLE corte (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  hoy TEXT NOT NULL
) STRICT;
INSERT INTO corte VALUES (1, '2026-11-21');
CREATE VIEW movimiento AS
SELECT p.id, p.juego_id, j.titulo, p.socio_id, s.nombre,
  p.prestado, p.nota,
  CASE
    WHEN p.devuelto IS NULL AND p.vence < c.hoy THEN 'vencido'
    WHEN p.devuelto IS NULL THEN 'fuera'
    WHEN p.devuelto > p.vence THEN 'tarde'
    ELSE 'a tiempo'
  END AS estado,
  CAST(
    julianday(coalesce(p.devuelto, c.hoy)) - julianday(p.prestado)
    AS INTEGER
  ) AS dias
FROM prestamo AS p
JOIN juego AS j ON j.id = p.juego_id
JOIN socio AS s ON s.id = p.socio_id
JOIN corte AS c ON c.id = 1;
INSERT INTO juego VALUES
(5, 'Marea de bits', 1990, 'cartucho', 1, 4550, 9), (7, 'La gotera', 1983, 'casete', 1, 900, 9),
(2, 'Polvo', 1983, 'casete', 1, 900, 9), (3, 'Nave Anchoa', 1985, 'disco', 2, NULL, 1);
INSERT INTO socio VALUES (4, '092', 'Martín', 'Centro', NULL, '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(1, 5, 4, '2025-01-01', '2025-01-15', '2025-01-10', NULL),
(2, 5, 4, '2025-12-31', '2026-01-14', '2026-01-16', NULL),
(3, 7, 4, '2024-12-31', '2025-01-14', '2025-01-10', 3),
(4, 7, 4, '2025-06-01', '2025-06-15', '2025-06-15', 3),
(5, 7, 4, '2026-01-01', '2026-01-15', '2026-01-15', 3),
(6, 2, 4, '2025-12-31', '2026-12-31', NULL, NULL);
