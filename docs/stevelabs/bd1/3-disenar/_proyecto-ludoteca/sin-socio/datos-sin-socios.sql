-- sin socios
CREATE TABLE socio (
  id INTEGER PRIMARY KEY,
  carnet TEXT NOT NULL UNIQUE,
  nombre TEXT NOT NULL
) STRICT;
CREATE TABLE cuaderno (
  torneo TEXT NOT NULL,
  dia TEXT,
  carnet TEXT NOT NULL,
  nombre TEXT NOT NULL,
  juego1 TEXT NOT NULL,
  juego2 TEXT,
  puntos INTEGER NOT NULL
) STRICT;
INSERT INTO cuaderno VALUES
('Copa', NULL, '023', 'Aurora', 'Nave Anchoa', NULL, 1);
