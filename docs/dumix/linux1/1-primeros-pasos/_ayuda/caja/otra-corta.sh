type echo
caja-fuerte -s --clave groups-echo
