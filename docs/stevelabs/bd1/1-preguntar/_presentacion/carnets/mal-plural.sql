-- Falla: error
SELECT carnet FROM socios;
