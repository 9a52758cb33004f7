CREATE TABLE inscripcion (
  torneo_id INTEGER NOT NULL,
  socio_id INTEGER NOT NULL,
  puntos INTEGER NOT NULL DEFAULT 0 CHECK (puntos >= 0),
  PRIMARY KEY (torneo_id, socio_id)
) STRICT;
INSERT INTO inscripcion VALUES
(1, 1, 10), (1, 2, 0), (1, 3, 8),
(2, 2, 30), (2, 3, 5), (2, 7, 12);
