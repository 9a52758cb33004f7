# Falla: condición 1
sudo cat /var/log/auth.log | grep 'password for root' | sed 's/.* from //; s/ .*//' | sort | uniq -c | sort -nr | head -n 1 | tr -s ' ' | cut -d ' ' -f 3 > direccion.txt
