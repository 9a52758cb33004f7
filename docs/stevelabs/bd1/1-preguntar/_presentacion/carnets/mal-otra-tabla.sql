-- Falla: error
SELECT carnet FROM juego;
