-- sin ninguno tarde
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
(2, 'Juego 2', 1990, 'disco', 2, 1000, 1);
INSERT INTO socio VALUES
(1, 'C1', 'Socio 1', 'Centro', '1990-01-01', '2024-01-13', NULL),
(2, 'C2', 'Socio 2', 'Centro', '1990-01-01', '2024-01-13', NULL);
INSERT INTO prestamo VALUES
(1, 1, 1, '2026-10-02', '2026-10-16', '2026-10-16', 5),
(2, 2, 2, '2026-10-02', '2026-10-16', '2026-10-03', NULL),
(3, 1, 1, '2026-10-17', '2026-10-31', NULL, NULL);
