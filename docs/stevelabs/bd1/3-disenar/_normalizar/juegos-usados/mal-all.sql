-- Falla: filas
SELECT juego1 AS juego FROM cuaderno
UNION ALL
SELECT juego2 FROM cuaderno WHERE juego2 IS NOT NULL
ORDER BY juego;
