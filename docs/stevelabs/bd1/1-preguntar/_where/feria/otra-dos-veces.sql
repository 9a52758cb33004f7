SELECT titulo, estreno FROM juego
WHERE soporte = 'cartucho' AND estreno BETWEEN 1985 AND 1991
   OR soporte = 'casete' AND estreno BETWEEN 1985 AND 1991;
