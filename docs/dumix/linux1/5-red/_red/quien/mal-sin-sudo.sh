# Falla: condición 1
ss -tlnp | grep 7777 | cut -d '"' -f 2 > quien.txt
