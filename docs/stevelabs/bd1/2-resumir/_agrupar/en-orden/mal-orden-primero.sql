-- Falla: error
SELECT juego_id, count(*) AS veces
FROM prestamo
WHERE prestado >= '2025-01-01'
ORDER BY veces DESC, juego_id
GROUP BY juego_id
HAVING count(*) > 20;
