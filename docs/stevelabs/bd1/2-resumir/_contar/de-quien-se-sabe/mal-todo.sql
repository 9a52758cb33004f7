-- Falla: filas
SELECT count(*), count(*) FROM socio;
