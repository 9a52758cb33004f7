# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
getent hosts sala-sur > direccion.txt
pgrep tablero > puerto.txt
sudo ss -tlnp | grep 6060 | grep -o 'pid=[0-9]*' > programa.txt
