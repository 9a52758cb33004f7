-- Falla: filas
SELECT titulo, soporte FROM juego WHERE coalesce(centavos, 0) = 0 ORDER BY titulo, id;
