-- tocayos, repetidos y dos torneos sin día
CREATE TABLE socio (
  id INTEGER PRIMARY KEY,
  carnet TEXT NOT NULL UNIQUE,
  nombre TEXT NOT NULL
) STRICT;
INSERT INTO socio VALUES
(1, '023', 'Aurora'), (2, '046', 'Bruno'), (3, '069', 'Celia'), (7, '161', 'Lucía'),
(12, '276', 'Zoé'), (17, '391', 'Martín'), (24, '552', 'lucía'), (36, '828', 'MARTÍN'),
(40, '930', 'Celia');
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
INSERT INTO cuaderno VALUES
('Maratón', NULL, '552', 'LUCÍA', 'Nave Anchoa', NULL, 9),
('Maratón', NULL, '161', 'Lucía', 'Nave Anchoa', NULL, 3),
('Maratón', NULL, '161', 'Lucía', 'Nave Anchoa', NULL, 3),
('Copa', NULL, '069', 'Celia', 'Nave Anchoa', NULL, 0),
('Copa', NULL, '930', 'Celia', 'Nave Anchoa', NULL, 6),
('Liga', '2026-05-02', '828', 'martín', 'Nave Anchoa', NULL, 7),
('Liga', '2026-05-02', '828', 'Martín', 'La gotera', NULL, 4),
('Liga', '2026-05-02', '391', 'Martín', 'La gotera', NULL, 5);
