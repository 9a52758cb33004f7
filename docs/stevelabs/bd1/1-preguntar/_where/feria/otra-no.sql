SELECT titulo, estreno FROM juego
WHERE NOT (soporte = 'disco' OR estreno < 1985 OR estreno > 1991);
