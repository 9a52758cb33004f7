CREATE TABLE inscripcion (
  torneo_id INTEGER NOT NULL REFERENCES torneo (id),
  socio_id INTEGER NOT NULL REFERENCES socio (id),
  PRIMARY KEY (torneo_id, socio_id)
) STRICT;
