-- Falla: filas
SELECT count(barrio), count(*) FROM socio;
