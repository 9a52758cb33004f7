-- Falla: filas
SELECT soporte, max(centavos) FROM juego
GROUP BY id;
