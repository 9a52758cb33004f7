-- Falla: filas
SELECT titulo, estreno FROM juego
WHERE (soporte = 'cartucho' OR 'casete') AND estreno BETWEEN 1985 AND 1991;
