# Falla: condición 1
grep '^AVISO' /var/log/luces.log > avisos.txt
