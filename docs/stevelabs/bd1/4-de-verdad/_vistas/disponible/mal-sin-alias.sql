-- Falla: paso 1
CREATE VIEW disponible AS
SELECT j.id, j.titulo, j.copias - count(p.id)
FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id AND p.devuelto IS NULL
GROUP BY j.id HAVING j.copias > count(p.id);
