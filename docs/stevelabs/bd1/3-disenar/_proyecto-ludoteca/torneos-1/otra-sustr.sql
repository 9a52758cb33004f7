CREATE TABLE torneo (id INTEGER PRIMARY KEY, dia TEXT CHECK (length(dia) = 10 AND substr(dia, 5, 1) = '-' AND substr(dia, 8, 1) = '-'), nombre TEXT UNIQUE CHECK (nombre IS NOT NULL)) STRICT;
CREATE TABLE inscripcion (socio_id INTEGER NOT NULL REFERENCES socio ON DELETE RESTRICT, torneo_id INTEGER NOT NULL REFERENCES torneo ON DELETE CASCADE,
  puntos INTEGER NOT NULL DEFAULT 0 CHECK (puntos > -1), PRIMARY KEY (socio_id, torneo_id)) STRICT;
