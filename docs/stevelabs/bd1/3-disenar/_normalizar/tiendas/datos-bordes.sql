-- dos tiendas en un barrio
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
(11, 'pilas', 400, 'Bazar Luna', 'Centro'),
(12, 'pilas', 400, 'El Enchufe', 'Centro'),
(13, 'mando', 400, 'Bazar Luna', 'Centro'),
(14, 'cable', 100, 'Cables y Cía', NULL),
(15, 'cable', 100, 'El Águila', 'La Peña');
