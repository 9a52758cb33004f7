-- con empates, y con dos personas del mismo nombre que llegaron de la misma mano
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
(2, '046', 'Bruno', 'La Peña', NULL, '2024-01-13', NULL),
(4, '092', 'Aurora', 'Centro', NULL, '2024-01-13', NULL),
(9, '207', 'Zoé', 'Puerto', NULL, '2024-01-13', NULL),
(20, '460', 'Abril', NULL, NULL, '2024-01-13', NULL),
(21, '483', 'Martín', 'Centro', '1990-01-01', '2024-02-01', 9),
(22, '506', 'Martín', 'Centro', '1990-01-01', '2024-02-01', 9),
(23, '529', 'Gael', NULL, NULL, '2024-02-01', 9),
(24, '552', 'Lucía', 'Puerto', NULL, '2024-03-01', 4),
(25, '575', 'Elías', 'Puerto', NULL, '2024-03-01', 4),
(26, '598', 'Dánae', 'Puerto', NULL, '2024-03-01', 4),
(27, '621', 'Ágata', NULL, NULL, '2024-04-01', 20),
(28, '644', 'Simón', NULL, NULL, '2024-04-01', 2),
(29, '667', 'Rocío', NULL, NULL, '2024-04-01', 28);
