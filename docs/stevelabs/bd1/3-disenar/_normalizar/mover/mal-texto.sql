-- Falla: paso 15
CREATE TABLE torneo (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL UNIQUE,
  dia TEXT NOT NULL
) STRICT;
CREATE TABLE torneo_juego (
  torneo_id TEXT NOT NULL REFERENCES torneo (id),
  juego TEXT NOT NULL,
  PRIMARY KEY (torneo_id, juego)
) STRICT;
INSERT INTO torneo (nombre, dia)
SELECT DISTINCT torneo, dia FROM cuaderno;
INSERT INTO torneo_juego (torneo_id, juego)
SELECT t.id, c.juego1 FROM cuaderno AS c JOIN torneo AS t ON t.nombre = c.torneo
UNION
SELECT t.id, c.juego2 FROM cuaderno AS c JOIN torneo AS t ON t.nombre = c.torneo
WHERE c.juego2 IS NOT NULL;
