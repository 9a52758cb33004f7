-- Falla: paso 4
-- Falla: paso 5
-- Falla: paso 6
-- Falla: paso 7
-- Falla: paso 8
-- Falla: paso 9
-- Falla: paso 10
-- Falla: paso 11
-- Falla: paso 12
-- Falla: paso 13
-- Falla: paso 14
-- Falla: paso 15
-- Falla: paso 16
-- Falla: paso 17
CREATE TABLE equipo (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL) STRICT;
CREATE TABLE equipo_socio (equipo_id INTEGER PRIMARY KEY REFERENCES equipo (id) ON DELETE CASCADE, socio_id INTEGER NOT NULL REFERENCES socio (id), puesto TEXT NOT NULL) STRICT;
