-- Falla: error
SELECT genero FROM juego;
