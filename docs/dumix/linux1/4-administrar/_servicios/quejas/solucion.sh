sudo grep '^AVISO' /var/log/luces.log > avisos.txt
