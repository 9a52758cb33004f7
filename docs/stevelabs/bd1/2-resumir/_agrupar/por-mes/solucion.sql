SELECT substr(prestado, 1, 7) AS mes, count(*) AS prestamos
FROM prestamo
GROUP BY mes;
