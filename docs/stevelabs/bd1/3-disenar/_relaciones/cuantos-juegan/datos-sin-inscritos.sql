-- sin inscritos
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
INSERT INTO socio VALUES (1, 'Lucía');
INSERT INTO torneo VALUES (1, 'Liga Sótano');
