SELECT juego_id, count(*), round(avg(nota), 1) FROM prestamo
WHERE nota IS NOT NULL
GROUP BY juego_id
HAVING count(*) > 2 AND avg(nota) >= 4.5
ORDER BY avg(nota) DESC, juego_id;
