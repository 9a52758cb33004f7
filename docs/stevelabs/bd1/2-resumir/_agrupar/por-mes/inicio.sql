SELECT substr(prestado, ___, ___) AS mes, count(*) AS prestamos
FROM prestamo
GROUP BY ___;
