sudo grep ': Failed' /var/log/auth.log > f
grep -oE '([0-9]+\.){3}[0-9]+' f | sort | uniq -c | sort -n | tail -n 1 | tr -s ' ' | cut -d ' ' -f 3 > direccion.txt
