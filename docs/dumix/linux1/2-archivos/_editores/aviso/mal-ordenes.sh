# Falla: condición 1
printf 'Hoy cerramos a las 20:00\n:wq\n' > aviso.txt
