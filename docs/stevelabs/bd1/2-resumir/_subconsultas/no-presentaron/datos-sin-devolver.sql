-- con préstamos que no han vuelto
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
(4, 'Liga de tortugas', 1999, 'disco', 2, 3000, 4),
(5, 'Yoyó galáctico', 1999, 'disco', 2, 3000, 2);
INSERT INTO socio VALUES
(11, '900', 'Tomás', 'Centro', NULL, '2026-02-07', NULL),
(12, '901', 'Emilia', 'Centro', NULL, '2024-01-13', NULL),
(14, '902', 'Noa', 'Centro', NULL, '2024-06-08', 12),
(15, '903', 'Pilar', 'Centro', NULL, '2024-01-13', NULL),
(16, '904', 'Tomás', 'Centro', NULL, '2025-03-01', 15),
(17, '905', 'Iván', 'Centro', NULL, '2025-03-01', NULL);
INSERT INTO prestamo VALUES
(1, 4, 11, '2026-10-03', '2026-10-17', NULL, NULL),
(2, 5, 12, '2026-10-03', '2026-10-17', NULL, NULL),
(3, 4, 14, '2026-10-10', '2026-10-24', '2026-10-17', NULL),
(4, 4, 14, '2026-10-24', '2026-11-07', NULL, NULL),
(5, 4, 16, '2026-11-07', '2026-11-21', NULL, NULL),
(6, 5, 15, '2026-11-07', '2026-11-21', '2026-11-14', 3);
