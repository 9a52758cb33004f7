-- Falla: filas
SELECT juego1 AS juego FROM cuaderno
UNION
SELECT juego2 FROM cuaderno
ORDER BY juego;
