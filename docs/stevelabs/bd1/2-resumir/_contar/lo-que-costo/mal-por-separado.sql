-- Falla: filas
SELECT sum(centavos) * sum(copias) / 100.0, count(*) - count(centavos)
FROM juego;
