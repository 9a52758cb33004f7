caja-fuerte --help
apropos grupos
type hostname echo whoami
caja-fuerte --silencio --clave=groups-echo
