-- Falla: error
SELECT titulo, vence FROM prestamo JOIN juego ON id = juego_id
WHERE devuelto IS NULL ORDER BY vence, id;
