-- Falla: filas
SELECT DISTINCT coalesce(juego2, juego1) AS j FROM cuaderno ORDER BY j;
