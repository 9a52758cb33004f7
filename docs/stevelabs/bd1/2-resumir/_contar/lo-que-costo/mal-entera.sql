-- Falla: filas
SELECT sum(centavos * copias) / 100, count(*) - count(centavos)
FROM juego;
