-- Falla: columnas
SELECT titulo, centavos FROM juego WHERE centavos IS NULL;
