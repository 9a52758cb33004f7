SELECT substr(prestado, 1, 7), count(id) FROM prestamo
GROUP BY substr(prestado, 1, 7);
