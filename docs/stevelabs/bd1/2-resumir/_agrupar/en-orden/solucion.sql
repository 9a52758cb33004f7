SELECT juego_id, count(*) AS veces
FROM prestamo
WHERE prestado >= '2025-01-01'
GROUP BY juego_id
HAVING count(*) > 20
ORDER BY veces DESC, juego_id;
