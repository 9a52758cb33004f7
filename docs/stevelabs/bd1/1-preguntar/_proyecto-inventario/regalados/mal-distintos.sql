-- Falla: filas
SELECT DISTINCT titulo, soporte FROM juego WHERE centavos = 0 ORDER BY titulo;
