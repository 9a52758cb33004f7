# Falla: condición 1
# Falla: condición 2
service marcador start
/usr/sbin/service altavoz stop
grep ^ERROR /var/log/marcador.log > errores.txt
