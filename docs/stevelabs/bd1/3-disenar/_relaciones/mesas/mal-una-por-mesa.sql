-- Falla: paso 2
-- Falla: paso 3
-- Falla: paso 4
-- Falla: paso 5
-- Falla: paso 6
-- Falla: paso 7
-- Falla: paso 8
-- Falla: paso 9
CREATE TABLE torneo (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL, mesa_id INTEGER UNIQUE REFERENCES mesa (id)) STRICT;
