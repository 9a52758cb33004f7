ex -s -c 'a|NOCHE DE LUCHA' -c 'a|Viernes a las 21:00' -c 'a|Trae tu mando' -c x noche.txt
cat noche.txt
