# Falla: condición 2
caja-fuerte --clave=groups-whoami
caja-fuerte -s --clave=groups-echo
