SELECT carnet FROM socio;
