-- Falla: error
SELECT nombre, titulo, vence FROM fuera
WHERE vence < '2026-11-21' AND devuelto IS NULL ORDER BY vence, id;
