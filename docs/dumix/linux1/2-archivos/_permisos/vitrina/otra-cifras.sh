chmod 711 Vitrina
