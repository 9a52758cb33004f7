CREATE TABLE IF NOT EXISTS torneo (nombre TEXT NOT NULL COLLATE BINARY, dia TEXT NOT NULL, id INTEGER PRIMARY KEY ASC, CONSTRAINT n UNIQUE (nombre), CHECK (nombre <> '')) STRICT;
CREATE TABLE torneo_juego (juego TEXT NOT NULL CHECK (length(juego) > 0), torneo_id INTEGER NOT NULL, CONSTRAINT c PRIMARY KEY (juego, torneo_id), CONSTRAINT f FOREIGN KEY (torneo_id) REFERENCES torneo (id) ON DELETE CASCADE ON UPDATE CASCADE) STRICT;
INSERT INTO torneo (nombre, dia)
SELECT DISTINCT torneo, dia FROM cuaderno;
INSERT INTO torneo_juego (juego, torneo_id) SELECT c.juego1, (SELECT t.id FROM torneo AS t WHERE t.nombre = c.torneo) FROM cuaderno AS c UNION SELECT c.juego2, (SELECT t.id FROM torneo AS t WHERE t.nombre = c.torneo) FROM cuaderno AS c WHERE NOT c.juego2 IS NULL;
