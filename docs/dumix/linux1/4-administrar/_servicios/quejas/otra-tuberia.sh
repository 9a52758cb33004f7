sudo cat /var/log/luces.log | grep ^AVISO | tee avisos.txt | wc -l
