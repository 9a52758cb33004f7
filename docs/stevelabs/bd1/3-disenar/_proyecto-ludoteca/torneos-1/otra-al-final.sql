CREATE TABLE torneo (id INTEGER, nombre TEXT NOT NULL, dia TEXT,
  PRIMARY KEY (id), UNIQUE (nombre), CHECK (dia IS NULL OR dia GLOB '????-??-??'));
CREATE TABLE inscripcion (id INTEGER PRIMARY KEY, torneo_id INTEGER NOT NULL, socio_id INTEGER NOT NULL,
  puntos INTEGER DEFAULT 0 NOT NULL, UNIQUE (socio_id, torneo_id), CHECK (NOT puntos < 0),
  FOREIGN KEY (torneo_id) REFERENCES torneo (id) ON DELETE CASCADE,
  FOREIGN KEY (socio_id) REFERENCES socio (id));
