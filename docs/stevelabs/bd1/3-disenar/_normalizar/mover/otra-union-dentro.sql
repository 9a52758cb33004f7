CREATE TABLE torneo (id INTEGER PRIMARY KEY, nombre TEXT UNIQUE CHECK (nombre IS NOT NULL), dia TEXT NOT NULL) STRICT;
CREATE TABLE torneo_juego (torneo_id INTEGER NOT NULL REFERENCES torneo, juego TEXT NOT NULL, UNIQUE (torneo_id, juego)) STRICT;
INSERT INTO torneo (nombre, dia) SELECT DISTINCT torneo, dia FROM cuaderno ORDER BY dia DESC;
INSERT INTO torneo_juego
SELECT t.id, u.juego FROM (
  SELECT torneo, juego1 AS juego FROM cuaderno UNION SELECT torneo, juego2 FROM cuaderno
) AS u JOIN torneo AS t ON t.nombre = u.torneo
WHERE u.juego IS NOT NULL;
