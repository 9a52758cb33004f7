-- Falla: paso 7
CREATE VIEW disponible AS
SELECT j.id, j.titulo, j.copias - count(p.devuelto IS NULL) AS libres
FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id
GROUP BY j.id HAVING libres > 0;
