# Falla: condición 1
sudo cat /var/log/auth.log | grep -oE '([0-9]+\.){3}[0-9]+' | sort | uniq -c | sort -nr | head -n 1 | tr -s ' ' | cut -d ' ' -f 3 > direccion.txt
