CREATE TABLE cuaderno (
  torneo TEXT NOT NULL,
  dia TEXT NOT NULL,
  carnet TEXT NOT NULL,
  nombre TEXT NOT NULL,
  juego1 TEXT NOT NULL,
  juego2 TEXT,
  puntos INTEGER NOT NULL
) STRICT;
INSERT INTO cuaderno VALUES
('Copa Gotera', '2026-10-03', '023', 'Aurora', 'Marea de bits', 'Caracoles a fondo', 10),
('Copa Gotera', '2026-10-03', '046', 'Bruno', 'Marea de bits', 'Caracoles a fondo', 25),
('Liga Sótano', '2026-10-17', '046', 'Bruno', 'Liga de tortugas', NULL, 30),
('Liga Sótano', '2026-10-17', '069', 'Celia', 'Liga de tortugas', NULL, 5),
('Relámpago', '2026-11-07', '046', 'Bruno', 'Abejas contra el reloj', 'Nave Anchoa', 0);
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
INSERT INTO torneo VALUES
(1, 'Relámpago', '2026-11-07'), (2, 'Copa Gotera', '2026-10-03'), (3, 'Liga Sótano', '2026-10-17');
