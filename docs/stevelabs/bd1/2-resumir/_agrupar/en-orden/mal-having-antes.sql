-- Falla: error
SELECT juego_id, count(*) AS veces
FROM prestamo
WHERE prestado >= '2025-01-01'
HAVING count(*) > 20
GROUP BY juego_id
ORDER BY veces DESC, juego_id;
