ex -s -c 'a|Hoy cerramos a las 20:00' -c x aviso.txt
