-- Falla: filas
SELECT juego_id, count(nota), round(sum(nota) / count(nota), 1) FROM prestamo
GROUP BY juego_id
HAVING count(nota) >= 3 AND avg(nota) >= 4.5
ORDER BY avg(nota) DESC, juego_id;
