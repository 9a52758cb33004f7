printf 'Hoy cerramos a las 20:00\n' > aviso.txt
