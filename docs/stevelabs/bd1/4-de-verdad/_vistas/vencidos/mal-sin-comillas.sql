-- Falla: filas
SELECT nombre, titulo, vence FROM fuera WHERE vence < 2026-11-21 ORDER BY vence, id;
