SELECT nombre, titulo, vence FROM fuera
WHERE vence <= '2026-11-20' ORDER BY vence ASC, id ASC;
