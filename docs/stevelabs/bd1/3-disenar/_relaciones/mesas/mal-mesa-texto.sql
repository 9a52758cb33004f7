-- Falla: paso 9
CREATE TABLE torneo (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL, mesa_id TEXT REFERENCES mesa (id)) STRICT;
