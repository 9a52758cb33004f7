CREATE TABLE torneo (
  id INTEGER PRIMARY KEY, nombre TEXT, cuota INTEGER DEFAULT 0,
  CHECK (nombre IS NOT NULL), CHECK (coalesce(cuota, -1) >= 0)
) STRICT;
CREATE UNIQUE INDEX sin_repetir ON torneo (nombre);
