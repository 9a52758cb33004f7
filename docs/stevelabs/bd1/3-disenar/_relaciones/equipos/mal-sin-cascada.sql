-- Falla: paso 15
-- Falla: paso 16
-- Falla: paso 17
CREATE TABLE equipo (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL) STRICT;
CREATE TABLE equipo_socio (equipo_id INTEGER NOT NULL REFERENCES equipo (id), socio_id INTEGER NOT NULL REFERENCES socio (id), puesto TEXT NOT NULL, PRIMARY KEY (equipo_id, socio_id)) STRICT;
