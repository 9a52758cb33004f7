CREATE TABLE equipo (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL) STRICT;
CREATE TABLE equipo_socio (id INTEGER PRIMARY KEY, equipo_id INTEGER NOT NULL, socio_id INTEGER NOT NULL, puesto TEXT NOT NULL,
  UNIQUE (socio_id, equipo_id),
  FOREIGN KEY (equipo_id) REFERENCES equipo (id) ON DELETE CASCADE,
  FOREIGN KEY (socio_id) REFERENCES socio (id)) STRICT;
