SELECT titulo, vence FROM juego AS j INNER JOIN prestamo AS p ON p.juego_id = j.id
WHERE devuelto IS NULL ORDER BY vence ASC, p.id ASC;
