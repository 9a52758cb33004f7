# Falla: condición 1
# Falla: condición 3
grep sala-sur /etc/hosts > direccion.txt
sudo ss -tlnp | grep '"tablero"' | grep -oE ':[0-9]{4} ' | tr -d ': ' > puerto.txt
sudo ss -tlnp | grep 6060 > programa.txt
