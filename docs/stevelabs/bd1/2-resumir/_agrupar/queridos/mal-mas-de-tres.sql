-- Falla: filas
SELECT juego_id, count(nota) AS notas, round(avg(nota), 1) AS media FROM prestamo
GROUP BY juego_id
HAVING count(nota) > 3 AND avg(nota) >= 4.5
ORDER BY avg(nota) DESC, juego_id;
