SELECT titulo, estreno FROM juego
WHERE (soporte = 'cartucho' OR soporte = 'casete')
AND estreno >= 1985 AND estreno <= 1991;
