-- con varias copias fuera
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
(7, 'Liga de tortugas', 1999, 'disco', 2, 3000, 3),
(8, 'Gato de alquiler', 1999, 'casete', 2, 3000, 2),
(9, 'Gato de alquiler', 1999, 'disco', 2, 3000, 1),
(10, 'Volcán en oferta', 1999, 'disco', 2, 3000, 1),
(11, 'Fábrica de eclipses', 1999, 'disco', 2, 3000, 1),
(12, 'Bar d''Ogros', 1999, 'disco', 2, 3000, 1),
(20, 'Caracoles a fondo', 1999, 'casete', 2, 3000, 3),
(21, 'Abejas contra el reloj', 1999, 'disco', 2, 3000, 1);
INSERT INTO socio VALUES
(1, '023', 'Aurora', 'Centro', NULL, '2024-01-13', NULL),
(2, '046', 'Bruno', 'Centro', NULL, '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(1, 7, 1, '2026-11-07', '2026-11-21', NULL, NULL),
(2, 7, 1, '2026-11-07', '2026-11-21', NULL, NULL),
(3, 7, 2, '2026-09-05', '2026-09-19', NULL, NULL),
(4, 8, 2, '2026-11-14', '2026-11-28', NULL, NULL),
(5, 8, 2, '2026-11-14', '2026-12-05', NULL, NULL),
(6, 10, 1, '2026-10-03', '2026-10-17', NULL, NULL),
(7, 12, 1, '2026-01-10', '2026-01-24', '2026-01-17', 5),
(8, 12, 2, '2026-02-07', '2026-02-21', '2026-02-07', NULL),
(9, 12, 2, '2026-11-20', '2026-12-04', NULL, NULL),
(10, 20, 1, '2026-03-07', '2026-03-21', '2026-03-28', 3),
(11, 20, 2, '2026-11-14', '2026-11-28', NULL, NULL),
(12, 21, 2, '2026-05-02', '2026-05-16', '2026-05-09', 2);
