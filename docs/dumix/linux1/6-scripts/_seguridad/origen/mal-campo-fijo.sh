# Falla: condición 1
sudo cat /var/log/auth.log | grep 'Failed password' | cut -d ' ' -f 11 | sort | uniq -c | sort -nr | head -n 1 | tr -s ' ' | cut -d ' ' -f 3 > direccion.txt
