# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
sudo service altavoz start
sudo service marcador status
grep ERROR /var/log/marcador.log > errores.txt
