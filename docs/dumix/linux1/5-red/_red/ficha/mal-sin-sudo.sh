# Falla: condición 2
# Falla: condición 3
getent hosts sala-sur | cut -d ' ' -f 1 > direccion.txt
ss -tlnp | grep tablero | grep -oE ':[0-9]{4} ' | tr -d ': ' > puerto.txt
ss -tlnp | grep 6060 | cut -d '"' -f 2 > programa.txt
