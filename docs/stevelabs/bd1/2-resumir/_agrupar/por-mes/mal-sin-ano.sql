-- Falla: filas
SELECT substr(prestado, 6, 2) AS mes, count(*) AS prestamos
FROM prestamo
GROUP BY mes;
