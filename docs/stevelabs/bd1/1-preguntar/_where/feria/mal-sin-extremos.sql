-- Falla: filas
SELECT titulo, estreno FROM juego
WHERE soporte IN ('cartucho', 'casete') AND estreno > 1985 AND estreno < 1991;
