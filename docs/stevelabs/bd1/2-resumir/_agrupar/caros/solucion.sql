SELECT soporte, max(centavos) FROM juego
GROUP BY soporte;
