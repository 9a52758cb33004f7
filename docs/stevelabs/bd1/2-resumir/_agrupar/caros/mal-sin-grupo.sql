-- Falla: filas
SELECT soporte, max(centavos) FROM juego;
