HAVING count(*) > 20
GROUP BY juego_id
FROM prestamo
SELECT juego_id, count(*) AS veces
ORDER BY veces DESC, juego_id
WHERE prestado >= '2025-01-01'
