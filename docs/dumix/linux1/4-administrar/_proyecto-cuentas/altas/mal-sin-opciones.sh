# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
# Falla: condición 5
grep -v '^#' socios.txt | grep -v ';baja$' | cut -d ';' -f 1 > altas.txt
sudo xargs -n 1 useradd < altas.txt
sudo groupadd socios
