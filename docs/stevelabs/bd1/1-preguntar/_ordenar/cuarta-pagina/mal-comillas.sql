-- Falla: filas
SELECT id, titulo FROM juego ORDER BY 'id' LIMIT 5 OFFSET 15;
