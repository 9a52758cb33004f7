# Falla: condición 2
caja-fuerte --clave=groups-echo
