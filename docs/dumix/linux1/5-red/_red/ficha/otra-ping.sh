ping -c 1 sala-sur | head -n 1 | cut -d '(' -f 2 | cut -d ')' -f 1 > direccion.txt
sudo ss -tlnpH | grep '"tablero"' | grep -oE ':[0-9]{4}' | tr -d : > puerto.txt
sudo ss -tlp sport = :6060 | grep -oE '"[a-z]+"' | tr -d '"' | tee programa.txt
