SELECT p.juego_id, count(p.id) AS veces FROM prestamo AS p
WHERE p.prestado < '2026' AND p.prestado > '2025-11-30'
GROUP BY p.juego_id ORDER BY 1;
