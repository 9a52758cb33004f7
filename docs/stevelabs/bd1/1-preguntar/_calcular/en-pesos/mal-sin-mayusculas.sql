-- Falla: orden
SELECT titulo, centavos / 100.0 FROM juego WHERE centavos IS NOT NULL
ORDER BY centavos, titulo COLLATE NOCASE;
