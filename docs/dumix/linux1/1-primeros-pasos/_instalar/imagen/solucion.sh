uname -m
ls Descargas /media/memoria
rm /media/memoria/debian-amd64.iso
cp Descargas/debian-i386.iso /media/memoria
