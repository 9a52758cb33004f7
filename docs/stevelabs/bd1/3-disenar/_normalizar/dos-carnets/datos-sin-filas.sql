-- sin filas
CREATE TABLE cuaderno (
  torneo TEXT NOT NULL,
  dia TEXT NOT NULL,
  carnet TEXT NOT NULL,
  nombre TEXT NOT NULL,
  juego1 TEXT NOT NULL,
  juego2 TEXT,
  puntos INTEGER NOT NULL
) STRICT;
