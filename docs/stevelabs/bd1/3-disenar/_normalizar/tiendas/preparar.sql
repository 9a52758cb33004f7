CREATE TABLE compra (
  id INTEGER PRIMARY KEY,
  articulo TEXT NOT NULL,
  centavos INTEGER NOT NULL,
  tienda TEXT NOT NULL,
  barrio TEXT
) STRICT;
CREATE TABLE tienda (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL UNIQUE,
  barrio TEXT
) STRICT;
INSERT INTO compra VALUES
(1, 'cable de antena', 900, 'El Enchufe', 'Centro'),
(2, 'cartucho usado', 2500, 'Trastos Gómez', 'Puerto'),
(3, 'destornillador', 700, 'El Enchufe', 'Centro'),
(4, 'casete virgen', 150, 'Puesto del domingo', NULL),
(5, 'mando', 3200, 'Trastos Gómez', 'Puerto'),
(6, 'pilas', 400, 'Puesto del domingo', NULL);
