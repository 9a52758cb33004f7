SELECT count(*) FROM prestamo
WHERE devuelto IS NULL;
