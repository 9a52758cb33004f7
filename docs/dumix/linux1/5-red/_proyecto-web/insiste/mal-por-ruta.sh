# Falla: condición 1
sudo grep '" 404 ' /var/log/nginx/access.log.1 | cut -d ' ' -f 1,7 | sort | uniq -c | sort -nr | head -n 1 | tr -s ' ' | cut -d ' ' -f 3 > insiste.txt
