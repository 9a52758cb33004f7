-- juntada por el nombre
CREATE TABLE socio (
  id INTEGER PRIMARY KEY,
  carnet TEXT NOT NULL UNIQUE,
  nombre TEXT NOT NULL
) STRICT;
INSERT INTO socio VALUES
(1, '023', 'Aurora'), (2, '046', 'Bruno'), (3, '069', 'Celia'), (7, '161', 'Lucía'),
(12, '276', 'Zoé'), (17, '391', 'Martín'), (24, '552', 'lucía'), (36, '828', 'MARTÍN');
CREATE TABLE cuaderno (
  torneo TEXT NOT NULL,
  dia TEXT,
  carnet TEXT NOT NULL,
  nombre TEXT NOT NULL,
  juego1 TEXT NOT NULL,
  juego2 TEXT,
  puntos INTEGER NOT NULL
) STRICT;
CREATE TABLE torneo (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL UNIQUE,
  dia TEXT CHECK (dia LIKE '____-__-__')
) STRICT;
CREATE TABLE inscripcion (
  torneo_id INTEGER NOT NULL
    REFERENCES torneo (id) ON DELETE CASCADE,
  socio_id INTEGER NOT NULL REFERENCES socio (id),
  puntos INTEGER NOT NULL DEFAULT 0 CHECK (puntos >= 0),
  PRIMARY KEY (torneo_id, socio_id)
) STRICT;
INSERT INTO torneo VALUES (4, 'Copa', NULL), (9, 'Maratón', '2026-09-12');
INSERT INTO cuaderno VALUES
('Copa', NULL, '161', 'Lucía', 'Nave Anchoa', NULL, 1),
('Copa', NULL, '046', 'Bruno', 'Nave Anchoa', NULL, 2),
('Maratón', '2026-09-12', '552', 'Lucía', 'Nave Anchoa', NULL, 3),
('Maratón', '2026-09-12', '046', 'Bruno', 'Nave Anchoa', NULL, 2),
('Copa', NULL, '069', 'Celia', 'Nave Anchoa', NULL, 9),
('Maratón', '2026-09-12', '069', 'Celia', 'Nave Anchoa', NULL, 4);
INSERT INTO inscripcion VALUES (4, 7, 1), (4, 2, 2), (9, 7, 3), (9, 2, 2), (4, 3, 5);
