-- Falla: orden
SELECT juego1 AS juego FROM cuaderno
UNION
SELECT juego2 FROM cuaderno WHERE juego2 IS NOT NULL;
