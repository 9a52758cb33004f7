-- con medias iguales a la de su soporte
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
(2, 'Yoyó galáctico', 1999, 'disco', 2, 3000, 2),
(4, 'Abejas contra el reloj', 1999, 'disco', 2, 3000, 2),
(6, 'Liga de tortugas', 1999, 'disco', 2, 3000, 1),
(7, 'Gato de alquiler', 1999, 'casete', 2, 3000, 1),
(8, 'Mil y una llaves', 1999, 'cartucho', 2, 3000, 1),
(9, 'Capitana Brújula', 1999, 'cartucho', 2, 3000, 1),
(10, 'Volcán en oferta', 1999, 'cartucho', 2, 3000, 1),
(11, 'Ninja de oficina', 1999, 'disco', 2, 3000, 1);
INSERT INTO socio VALUES
(1, '023', 'Aurora', 'Centro', NULL, '2024-01-13', NULL),
(2, '046', 'Bruno', 'Centro', NULL, '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(1, 2, 2, '2026-01-02', '2026-02-02', '2026-01-02', 4),
(2, 2, 1, '2026-01-03', '2026-02-03', '2026-01-03', 4),
(3, 2, 2, '2026-01-04', '2026-02-04', '2026-01-04', 4),
(4, 2, 1, '2026-01-05', '2026-02-05', '2026-01-05', 4),
(5, 2, 2, '2026-01-06', '2026-02-06', '2026-01-06', 4),
(6, 2, 1, '2026-01-07', '2026-02-07', '2026-01-07', 4),
(7, 2, 2, '2026-01-08', '2026-02-08', '2026-01-08', 4),
(8, 2, 1, '2026-01-09', '2026-02-09', '2026-01-09', 4),
(9, 2, 2, '2026-01-10', '2026-02-10', '2026-01-10', 4),
(10, 2, 1, '2026-01-11', '2026-02-11', '2026-01-11', 3),
(11, 2, 2, '2026-01-12', '2026-02-12', '2026-01-12', 3),
(12, 2, 1, '2026-01-13', '2026-02-13', '2026-01-13', 3),
(13, 2, 2, '2026-01-14', '2026-02-14', '2026-01-14', 3),
(14, 2, 1, '2026-01-15', '2026-02-15', '2026-01-15', 3),
(15, 2, 2, '2026-01-16', '2026-02-16', '2026-01-16', 3),
(16, 2, 1, '2026-01-17', '2026-02-17', '2026-01-17', 3),
(17, 4, 2, '2026-01-18', '2026-02-18', '2026-01-18', 4),
(18, 4, 1, '2026-01-19', '2026-02-19', '2026-01-19', 4),
(19, 4, 2, '2026-01-20', '2026-02-20', '2026-01-20', 4),
(20, 4, 1, '2026-01-21', '2026-02-21', '2026-01-21', 4),
(21, 4, 2, '2026-01-22', '2026-02-22', '2026-01-22', 4),
(22, 4, 1, '2026-01-23', '2026-02-23', '2026-01-23', 3),
(23, 4, 2, '2026-01-24', '2026-02-24', '2026-01-24', 3),
(24, 4, 1, '2026-01-25', '2026-02-25', '2026-01-25', 3),
(25, 4, 2, '2026-01-26', '2026-02-26', '2026-01-26', 3),
(26, 6, 1, '2026-01-27', '2026-02-27', '2026-01-27', 1),
(27, 6, 2, '2026-01-28', '2026-02-28', '2026-01-28', 2),
(28, 6, 1, '2026-02-01', '2026-03-01', '2026-02-01', 1),
(29, 6, 2, '2026-02-02', '2026-03-02', NULL, NULL),
(30, 7, 1, '2026-02-03', '2026-03-03', '2026-02-03', 5),
(31, 7, 2, '2026-02-04', '2026-03-04', '2026-02-04', 3),
(32, 7, 1, '2026-02-05', '2026-03-05', '2026-02-05', 3),
(33, 7, 2, '2026-02-06', '2026-03-06', NULL, NULL),
(34, 8, 1, '2026-02-07', '2026-03-07', '2026-02-07', 4),
(35, 8, 2, '2026-02-08', '2026-03-08', '2026-02-08', 4),
(36, 9, 1, '2026-02-09', '2026-03-09', '2026-02-09', 5),
(37, 9, 2, '2026-02-10', '2026-03-10', '2026-02-10', 5),
(38, 9, 1, '2026-02-11', '2026-03-11', '2026-02-11', NULL),
(39, 10, 2, '2026-02-12', '2026-03-12', '2026-02-12', 3),
(40, 10, 1, '2026-02-13', '2026-03-13', '2026-02-13', 3),
(41, 11, 2, '2026-02-14', '2026-03-14', NULL, NULL),
(42, 11, 1, '2026-02-15', '2026-03-15', '2026-02-15', NULL);
