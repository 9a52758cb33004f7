-- Falla: filas
SELECT soporte, titulo FROM juego WHERE centavos = 0 ORDER BY titulo, id;
