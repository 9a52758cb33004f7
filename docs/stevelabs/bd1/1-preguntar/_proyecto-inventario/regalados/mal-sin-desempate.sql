-- Falla: orden
SELECT titulo, soporte FROM juego WHERE centavos = 0 ORDER BY titulo;
