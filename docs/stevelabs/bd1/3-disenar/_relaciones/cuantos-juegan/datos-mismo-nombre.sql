-- con dos torneos del mismo nombre
CREATE TABLE socio (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL
) STRICT;
CREATE TABLE torneo (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL
) STRICT;
CREATE TABLE inscripcion (
  torneo_id INTEGER NOT NULL
    REFERENCES torneo (id) ON DELETE CASCADE,
  socio_id INTEGER NOT NULL
    REFERENCES socio (id),
  puntos INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (torneo_id, socio_id)
) STRICT;
INSERT INTO socio VALUES (4, 'Lucía'), (7, 'Martín'), (9, 'lucía');
INSERT INTO torneo VALUES (7, 'Copa Gotera'), (4, 'Copa Gotera'), (5, 'Relámpago');
INSERT INTO inscripcion VALUES (7, 4, 0), (7, 9, 0), (4, 7, 5), (4, 4, 5), (4, 9, 0);
