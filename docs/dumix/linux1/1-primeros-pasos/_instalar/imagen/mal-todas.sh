# Falla: condición 2
cp Descargas/debian-i386.iso /media/memoria
