SELECT titulo, estreno FROM juego
WHERE soporte IN ('cartucho', 'casete')
  AND estreno BETWEEN 1985 AND 1991;
