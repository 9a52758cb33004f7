# Falla: condición 1
sudo cat /var/log/auth.log | grep 'Failed password' | sed 's/.* from //; s/ .*//' | sort | uniq -c | sort -nr | head -n 1 > direccion.txt
