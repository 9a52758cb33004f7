-- Falla: filas
SELECT substr(prestado, 1, 4) AS mes, count(*) AS prestamos
FROM prestamo
GROUP BY mes;
