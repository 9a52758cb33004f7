-- con empates en el borde de la página
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
INSERT INTO socio VALUES
(2, '320', 'Olga', '', NULL, '2025-01-10', NULL),
(3, '017', 'Bruno', '', NULL, '2024-05-02', NULL),
(4, '210', 'Eva', 'Centro', NULL, '2025-08-01', NULL),
(5, '209', 'Nico', 'Centro', NULL, '2025-08-01', NULL),
(6, '044', 'Iris', 'Centro', NULL, '2024-02-20', NULL),
(7, '500', 'Hugo', 'Centro', NULL, '2026-01-15', NULL),
(8, '501', 'Mara', 'Centro', NULL, '2026-01-16', NULL),
(9, '045', 'Camilo', 'Centro', NULL, '2024-02-20', NULL),
(10, '113', 'Clara', 'Puerto', NULL, '2025-03-01', NULL),
(11, '111', 'Dora', 'Puerto', NULL, '2025-03-01', NULL),
(12, '112', 'Zoe', 'Puerto', NULL, '2025-03-01', NULL),
(14, '110', 'Leo', 'Puerto', NULL, '2025-03-01', NULL),
(15, '300', 'Ana', 'puerto', NULL, '2024-11-11', NULL),
(16, '299', 'Simón', 'puerto', NULL, '2025-11-11', NULL),
(17, '298', 'Gil', 'puerto', NULL, '2024-11-11', NULL),
(18, '071', 'Rita', 'Ñandubay', NULL, '2025-06-06', NULL),
(19, '070', 'Sara', 'Ñandubay', NULL, '2025-06-06', NULL),
(20, '400', 'Pío', 'Ñandubay', NULL, '2024-06-06', NULL),
(21, '604', 'Alma', NULL, NULL, '2026-02-02', NULL),
(22, '603', 'Félix', NULL, NULL, '2026-02-02', NULL),
(23, '601', 'Julia', NULL, NULL, '2026-02-02', NULL),
(24, '602', 'Berta', NULL, NULL, '2026-02-02', NULL),
(25, '001', 'Nora', NULL, NULL, '2024-01-20', NULL);
