SELECT nombre FROM socio;
