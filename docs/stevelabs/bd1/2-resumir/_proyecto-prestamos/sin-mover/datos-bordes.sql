-- con préstamos de la víspera, del mismo día y de poco después
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
(1, 'Marea de bits', 1990, 'cartucho', 1, 4550, 3),
(2, 'Gato de alquiler', 1989, 'casete', 1, 1200, 2),
(12, 'Gato de alquiler', 1994, 'disco', 1, 5999, 1),
(20, 'Nave Anchoa', 1990, 'disco', 1, NULL, 1),
(21, 'Polvo', NULL, 'disco', 1, NULL, 1);
INSERT INTO socio VALUES (4, '092', 'Martín', 'Centro', NULL, '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(1, 1, 4, '2025-11-20', '2025-12-04', '2025-11-28', NULL),
(2, 2, 4, '2025-11-21', '2025-12-05', NULL, NULL),
(3, 20, 4, '2025-11-25', '2025-12-09', '2025-12-01', 3),
(4, 20, 4, '2024-05-01', '2024-05-15', '2024-05-10', 3);
