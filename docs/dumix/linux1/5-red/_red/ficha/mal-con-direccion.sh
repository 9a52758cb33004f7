# Falla: condición 2
getent hosts sala-sur | cut -d ' ' -f 1 > direccion.txt
sudo ss -tlnp | grep '"tablero"' | tr -s ' ' | cut -d ' ' -f 4 > puerto.txt
sudo ss -tlnp | grep 6060 | cut -d '"' -f 2 > programa.txt
