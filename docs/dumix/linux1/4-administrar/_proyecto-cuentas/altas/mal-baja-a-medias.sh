# Falla: condición 6
grep -v '^#' socios.txt | cut -d ';' -f 1 > altas.txt
sudo xargs -n 1 useradd -m -s /bin/bash < altas.txt
sudo groupadd socios
sudo xargs -n 1 usermod -aG socios < altas.txt
sudo userdel pilar
