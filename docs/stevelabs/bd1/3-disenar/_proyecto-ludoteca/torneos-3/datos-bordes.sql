-- empates, tocayos y un torneo sin inscritos
CREATE TABLE socio (
  id INTEGER PRIMARY KEY,
  carnet TEXT NOT NULL UNIQUE,
  nombre TEXT NOT NULL
) STRICT;
INSERT INTO socio VALUES
(1, '023', 'Aurora'), (2, '046', 'Bruno'), (3, '069', 'Celia'), (7, '161', 'Lucía'),
(12, '276', 'Zoé'), (17, '391', 'Martín'), (24, '552', 'lucía'), (36, '828', 'MARTÍN'),
(40, '005', 'Bruno');
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
INSERT INTO torneo VALUES
(5, 'Zarzuela', '2026-01-10'), (9, 'Alba', NULL), (7, 'Vacío', NULL), (8, 'Mayo', NULL);
INSERT INTO inscripcion VALUES
(8, 40, 9), (8, 17, 4), (8, 2, 9), (8, 1, 6), (9, 36, 10), (9, 24, 10), (9, 17, 10), (9, 12, 10), (9, 1, 5),
(5, 7, 8), (5, 3, 8), (5, 2, 20), (5, 1, 30), (5, 36, 8), (5, 40, 8), (5, 12, 1), (5, 17, 0);
CREATE INDEX al_reves ON inscripcion (torneo_id, socio_id DESC, puntos);
