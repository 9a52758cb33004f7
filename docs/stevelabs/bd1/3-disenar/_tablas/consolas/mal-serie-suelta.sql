-- Falla: paso 6
-- Falla: paso 8
CREATE TABLE consola (id INTEGER PRIMARY KEY, nombre TEXT, serie INTEGER, horas REAL);
