SELECT count(DISTINCT id) FROM prestamo
WHERE NOT devuelto IS NOT NULL;
