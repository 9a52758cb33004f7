SELECT count(___), count(___) FROM socio;
