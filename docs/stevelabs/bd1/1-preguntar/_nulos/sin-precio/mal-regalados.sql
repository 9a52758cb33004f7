-- Falla: filas
SELECT titulo FROM juego WHERE coalesce(centavos, 0) = 0;
