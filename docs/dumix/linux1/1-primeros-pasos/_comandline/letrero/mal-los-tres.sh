# Falla: condición 1
cd /usr/local/lib/club
cat practica fototeca ludoteca > ~/letrero.txt
