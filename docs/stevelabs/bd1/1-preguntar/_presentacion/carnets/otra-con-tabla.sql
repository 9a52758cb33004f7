SELECT socio.carnet FROM socio;
