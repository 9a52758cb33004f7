-- Falla: paso 1
-- Falla: paso 7
-- Falla: paso 8
CREATE TABLE consola (id INTEGER, nombre TEXT, serie TEXT, horas REAL) STRICT;
