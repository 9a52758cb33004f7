-- sin compras
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
