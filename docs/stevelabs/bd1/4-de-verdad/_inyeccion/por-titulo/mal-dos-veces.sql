-- Falla: error
SELECT id, soporte FROM juego
WHERE titulo = ? OR titulo = ?;
