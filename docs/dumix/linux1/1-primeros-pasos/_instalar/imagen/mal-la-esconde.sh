# Falla: condición 2
cp Descargas/debian-i386.iso /media/memoria
mv /media/memoria/debian-amd64.iso /media/memoria/.debian-amd64.iso
