-- Falla: filas
SELECT titulo FROM juego WHERE centavos IS NOT NULL;
