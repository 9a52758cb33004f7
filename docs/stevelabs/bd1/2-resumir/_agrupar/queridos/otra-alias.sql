SELECT juego_id, count(nota) AS notas, round(avg(nota), 1) AS media FROM prestamo
GROUP BY 1
HAVING notas >= 3 AND NOT avg(nota) < 4.5
ORDER BY avg(nota) DESC, 1;
