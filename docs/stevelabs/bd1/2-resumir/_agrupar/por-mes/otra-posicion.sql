SELECT substr(prestado, 0, 8) AS mes, count(*) FROM prestamo GROUP BY 1;
