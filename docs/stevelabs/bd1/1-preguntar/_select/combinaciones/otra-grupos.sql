SELECT soporte, jugadores, 'por revisar' AS estado
FROM juego
GROUP BY soporte, jugadores;
