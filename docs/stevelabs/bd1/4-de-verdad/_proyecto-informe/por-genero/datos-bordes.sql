-- con empates, un género sin préstamos y otro sin devoluciones
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
INSERT INTO genero VALUES (3, 'Rol'), (1, 'Terror'), (2, 'Puzle'), (4, 'Acción');
INSERT INTO juego VALUES
(8, 'Gato de alquiler', 1989, 'casete', 1, 1200, 2),
(2, 'Gato de alquiler', 1994, 'disco', 1, 1200, 2),
(5, 'Polvo', 1990, 'disco', 1, NULL, 1),
(6, 'La gotera', 1983, 'casete', 1, 900, 1),
(7, 'Nave Anchoa', 1983, 'casete', 1, 900, 1),
(9, 'Doble o momia', 1984, 'casete', 1, 900, 1);
INSERT INTO juego_genero VALUES (8, 3), (2, 3), (5, 2), (6, 4), (7, 3), (7, 4), (9, 4);
INSERT INTO socio VALUES (4, '092', 'Martín', 'Centro', NULL, '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(1, 8, 4, '2025-01-01', '2025-01-15', '2025-01-16', 5),
(2, 8, 4, '2025-02-01', '2025-02-15', '2025-02-15', NULL),
(3, 2, 4, '2025-03-01', '2025-03-15', '2025-03-10', 2),
(4, 2, 4, '2025-04-01', '2025-04-15', NULL, NULL),
(5, 7, 4, '2025-05-01', '2025-05-15', NULL, NULL),
(6, 9, 4, '2025-06-01', '2025-06-15', NULL, NULL);
