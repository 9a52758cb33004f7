grep -E '^[a-z]+:x:1204:' /etc/passwd | cut -d : -f 1 > propietaria.txt
