-- sin inscritos
CREATE TABLE socio (
  id INTEGER PRIMARY KEY,
  carnet TEXT NOT NULL UNIQUE,
  nombre TEXT NOT NULL
) STRICT;
INSERT INTO socio VALUES
(1, '023', 'Aurora'), (2, '046', 'Bruno'), (3, '069', 'Celia'), (7, '161', 'Lucía'),
(12, '276', 'Zoé'), (17, '391', 'Martín'), (24, '552', 'lucía'), (36, '828', 'MARTÍN');
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
INSERT INTO torneo VALUES (5, 'Zarzuela', NULL);
