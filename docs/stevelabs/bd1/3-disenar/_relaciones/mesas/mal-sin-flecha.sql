-- Falla: paso 4
-- Falla: paso 8
CREATE TABLE torneo (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL, mesa_id INTEGER) STRICT;
