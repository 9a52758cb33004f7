SELECT juego_id, count(nota), round(sum(nota) * 1.0 / count(nota), 1) FROM prestamo
GROUP BY juego_id
HAVING count(nota) >= 3 AND sum(nota) >= 4.5 * count(nota)
ORDER BY sum(nota) * 1.0 / count(nota) DESC, juego_id;
