sudo grep '" 404 ' /var/log/nginx/access.log.1 | cut -d ' ' -f 1 | sort | uniq -c | sort -nr
echo 198.51.100.23 > insiste.txt
