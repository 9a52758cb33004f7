-- Falla: paso 7
CREATE VIEW disponible AS
SELECT j.id, j.titulo, j.copias - count(p.id) AS libres
FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id WHERE p.devuelto IS NULL
GROUP BY j.id HAVING j.copias > count(p.id);
