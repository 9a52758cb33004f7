-- Falla: filas
SELECT id || '.' || titulo AS etiqueta FROM juego;
