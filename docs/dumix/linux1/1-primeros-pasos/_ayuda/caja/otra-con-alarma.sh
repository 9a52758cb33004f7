caja-fuerte --clave=groups-whoami
caja-fuerte --clave=groups-echo
caja-fuerte --desconecta
