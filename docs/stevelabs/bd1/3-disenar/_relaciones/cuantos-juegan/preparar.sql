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
INSERT INTO socio VALUES (1, 'Aurora'), (2, 'Bruno'), (3, 'Celia');
INSERT INTO torneo VALUES (1, 'Copa Gotera'), (2, 'Liga Sótano');
INSERT INTO inscripcion VALUES (1, 1, 10), (1, 2, 0), (2, 2, 30);
INSERT INTO torneo VALUES (3, 'Relámpago');
