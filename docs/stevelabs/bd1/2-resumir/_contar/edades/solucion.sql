SELECT min(nacimiento), max(nacimiento) FROM socio;
