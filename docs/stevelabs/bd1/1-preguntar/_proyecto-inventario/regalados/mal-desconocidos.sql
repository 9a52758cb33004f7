-- Falla: filas
SELECT titulo, soporte FROM juego WHERE centavos IS NULL ORDER BY titulo, id;
