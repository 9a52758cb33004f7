SELECT count(*), count(barrio) FROM socio;
