sudo cat /var/log/auth.log | grep 'Failed password' | sed 's/.* from //; s/ .*//' | sort | uniq -c | sort -nr | head -n 3
echo 203.0.113.9 > direccion.txt
