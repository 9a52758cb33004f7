# Falla: condición 5
sudo userdel -r bruno
grep -v '^#' socios.txt | grep -v ';baja$' | cut -d ';' -f 1 > altas.txt
sudo xargs -n 1 useradd -m -s /bin/bash < altas.txt
sudo groupadd socios
sudo xargs -n 1 usermod -aG socios < altas.txt
