CREATE TABLE inscripcion (
  torneo_id INTEGER NOT NULL REFERENCES torneo (id),
  socio_id INTEGER NOT NULL REFERENCES socio (id),
  PRIMARY KEY (socio_id, torneo_id)
) STRICT;
