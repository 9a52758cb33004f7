-- con socios que coinciden en todo
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
(4, 'Liga de tortugas', 1999, 'disco', 2, 3000, 1),
(5, 'Yoyó galáctico', 1999, 'disco', 2, 3000, 1);
INSERT INTO socio VALUES
(11, '900', 'Tomás', 'Centro', NULL, '2025-03-01', NULL),
(12, '901', 'Emilia', 'Centro', NULL, '2025-03-01', NULL),
(14, '902', 'Noa', 'Centro', NULL, '2024-06-08', 12),
(15, '903', 'Emilia', 'Centro', NULL, '2025-03-01', NULL),
(16, '904', 'Iván', 'Centro', NULL, '2025-03-01', 12),
(17, '905', 'Pilar', 'Centro', NULL, '2024-01-13', NULL),
(18, '906', 'Gael', 'Centro', NULL, '2025-03-02', NULL),
(19, '907', 'Tomás', 'Centro', NULL, '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(1, 4, 16, '2025-04-05', '2025-04-19', NULL, NULL),
(2, 5, 17, '2025-04-05', '2025-04-19', '2025-04-12', NULL),
(3, 5, 19, '2025-05-10', '2025-05-24', '2025-05-24', 4),
(4, 5, 17, '2025-06-14', '2025-06-28', '2025-06-20', NULL);
