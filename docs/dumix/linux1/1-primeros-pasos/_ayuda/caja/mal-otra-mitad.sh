# Falla: condición 1
# Falla: condición 2
caja-fuerte -s --clave=groups-whoami
