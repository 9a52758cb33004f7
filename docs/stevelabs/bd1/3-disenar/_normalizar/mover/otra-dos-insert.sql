CREATE TABLE torneo (id INTEGER PRIMARY KEY, dia TEXT NOT NULL, nombre TEXT NOT NULL, UNIQUE (nombre));
CREATE TABLE torneo_juego (
  id INTEGER PRIMARY KEY,
  torneo_id INTEGER NOT NULL,
  juego TEXT NOT NULL,
  UNIQUE (juego, torneo_id),
  FOREIGN KEY (torneo_id) REFERENCES torneo (id) ON DELETE CASCADE
);
INSERT INTO torneo (nombre, dia) SELECT torneo, min(dia) FROM cuaderno GROUP BY torneo;
INSERT INTO torneo_juego (torneo_id, juego)
SELECT DISTINCT t.id, c.juego1 FROM cuaderno AS c JOIN torneo AS t ON t.nombre = c.torneo;
INSERT INTO torneo_juego (torneo_id, juego)
SELECT DISTINCT t.id, c.juego2 FROM cuaderno AS c JOIN torneo AS t ON t.nombre = c.torneo
WHERE c.juego2 IS NOT NULL AND c.juego2 <> c.juego1;
