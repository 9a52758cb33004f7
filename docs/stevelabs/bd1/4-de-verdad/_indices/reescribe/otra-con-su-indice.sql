SELECT juego_id, count(*) FROM prestamo INDEXED BY por_dia
WHERE prestado BETWEEN '2025-12-01' AND '2025-12-31'
GROUP BY juego_id
ORDER BY juego_id;
