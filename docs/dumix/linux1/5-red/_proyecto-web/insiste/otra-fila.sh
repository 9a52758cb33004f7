sudo grep '" 404 ' /var/log/nginx/access.log.1 | cut -d ' ' -f 1 | sort | uniq -c | sort -n | tail -n 1 | tr -s ' ' | cut -d ' ' -f 3 > insiste.txt
