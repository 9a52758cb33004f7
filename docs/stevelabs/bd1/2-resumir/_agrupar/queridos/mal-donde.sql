-- Falla: error
SELECT juego_id, count(nota) AS notas, round(avg(nota), 1) AS media FROM prestamo
WHERE count(nota) >= 3 AND avg(nota) >= 4.5
GROUP BY juego_id
ORDER BY avg(nota) DESC, juego_id;
