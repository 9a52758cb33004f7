-- Falla: paso 8
-- Falla: paso 9
-- Falla: paso 14
-- Falla: paso 16
CREATE TABLE equipo (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL) STRICT;
CREATE TABLE equipo_socio (equipo_id INTEGER NOT NULL, socio_id INTEGER NOT NULL, puesto TEXT NOT NULL, PRIMARY KEY (equipo_id, socio_id)) STRICT;
