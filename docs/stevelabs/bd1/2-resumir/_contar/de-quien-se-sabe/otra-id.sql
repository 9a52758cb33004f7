SELECT count(id), count(barrio) FROM socio;
