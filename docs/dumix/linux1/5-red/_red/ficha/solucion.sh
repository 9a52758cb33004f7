getent hosts sala-sur | cut -d ' ' -f 1 > direccion.txt
sudo ss -tlnp > puertos.txt
grep tablero puertos.txt | tr -s ' ' | cut -d ' ' -f 4 | cut -d : -f 2 > puerto.txt
grep ':6060 ' puertos.txt | cut -d '"' -f 2 > programa.txt
