-- Falla: paso 21
-- Falla: paso 22
-- Falla: paso 23
CREATE TABLE torneo (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL UNIQUE,
  dia TEXT CHECK (dia LIKE '____-__-__')
) STRICT;
CREATE TABLE inscripcion (
  torneo_id INTEGER NOT NULL
    REFERENCES torneo (id),
  socio_id INTEGER NOT NULL REFERENCES socio (id),
  puntos INTEGER NOT NULL DEFAULT 0 CHECK (puntos >= 0),
  PRIMARY KEY (torneo_id, socio_id)
) STRICT;
