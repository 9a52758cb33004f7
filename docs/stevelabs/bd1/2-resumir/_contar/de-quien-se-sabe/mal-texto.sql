-- Falla: filas
SELECT count(*), count('barrio') FROM socio;
