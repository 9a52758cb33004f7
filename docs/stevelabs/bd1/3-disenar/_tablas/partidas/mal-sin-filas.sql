-- Falla: paso 8
-- Falla: paso 9
CREATE TABLE partida (id INTEGER PRIMARY KEY, dia TEXT, carnet TEXT, puntos INTEGER, minutos REAL, comentario TEXT) STRICT;
