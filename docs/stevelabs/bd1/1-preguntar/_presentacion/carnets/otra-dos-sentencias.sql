SELECT nombre FROM socio;
SELECT carnet FROM socio;
