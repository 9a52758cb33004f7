-- Falla: paso 9
-- Falla: paso 10
-- Falla: paso 11
-- Falla: paso 12
-- Falla: paso 13
-- Falla: paso 14
-- Falla: paso 15
-- Falla: paso 16
-- Falla: paso 17
-- Falla: paso 18
-- Falla: paso 19
-- Falla: paso 20
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
  PRIMARY KEY (socio_id)
) STRICT;
