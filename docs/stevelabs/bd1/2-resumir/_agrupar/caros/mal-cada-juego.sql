-- Falla: filas
SELECT soporte, centavos FROM juego
GROUP BY soporte;
