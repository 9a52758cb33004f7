sudo groupadd socios
grep -E ';(socio|arbitro)$' socios.txt | cut -d ';' -f 1 > altas.txt
sudo xargs -n 1 useradd -m -s /bin/bash -G socios < altas.txt
sudo gpasswd -M $(paste -s -d , altas.txt) socios
