-- Falla: paso 13
-- Falla: paso 14
CREATE TABLE torneo (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL UNIQUE,
  dia TEXT NOT NULL
) STRICT;
CREATE TABLE torneo_juego (
  torneo_id INTEGER NOT NULL REFERENCES torneo (id),
  juego TEXT NOT NULL,
  PRIMARY KEY (torneo_id, juego)
) STRICT;
