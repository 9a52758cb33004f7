sudo cat /var/log/nginx/access.log.1 > copia
cut -d ' ' -f 1,9 copia | grep ' 404$' | sort | uniq -c | sort -nr | head -n 1 | awk '{ print $2 }' > insiste.txt
