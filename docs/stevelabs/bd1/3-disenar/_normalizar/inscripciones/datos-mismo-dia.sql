-- dos torneos el mismo día
CREATE TABLE cuaderno (
  torneo TEXT NOT NULL,
  dia TEXT NOT NULL,
  carnet TEXT NOT NULL,
  nombre TEXT NOT NULL,
  juego1 TEXT NOT NULL,
  juego2 TEXT,
  puntos INTEGER NOT NULL
) STRICT;
CREATE TABLE torneo (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL UNIQUE,
  dia TEXT NOT NULL
) STRICT;
CREATE TABLE inscripcion (
  torneo_id INTEGER NOT NULL REFERENCES torneo (id),
  carnet TEXT NOT NULL,
  puntos INTEGER NOT NULL,
  PRIMARY KEY (torneo_id, carnet)
) STRICT;
INSERT INTO cuaderno VALUES
('Copa Polilla', '2026-12-05', '069', 'Celia', 'Nave Anchoa', NULL, 7),
('Copa Gotera', '2026-12-05', '023', 'Aurora', 'Marea de bits', NULL, 3),
('Liga Sótano', '2026-12-12', '023', 'Aurora', 'Liga de tortugas', NULL, 3);
INSERT INTO torneo VALUES
(8, 'Copa Gotera', '2026-12-05'), (5, 'Copa Polilla', '2026-12-05'), (9, 'Liga Sótano', '2026-12-12');
