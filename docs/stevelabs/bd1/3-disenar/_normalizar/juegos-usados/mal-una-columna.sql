-- Falla: filas
SELECT DISTINCT juego1 FROM cuaderno ORDER BY juego1;
