-- Falla: filas
SELECT juego_id, count(*) AS notas, round(avg(nota), 1) AS media FROM prestamo
GROUP BY juego_id
HAVING count(*) >= 3 AND avg(nota) >= 4.5
ORDER BY avg(nota) DESC, juego_id;
