-- Falla: filas
SELECT titulo, soporte FROM juego WHERE centavos / 10000 = 0 ORDER BY titulo, id;
