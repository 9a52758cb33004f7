# Falla: condición 1
sudo grep AVISO /var/log/luces.log > avisos.txt
