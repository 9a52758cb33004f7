cd /media/memoria
mv debian-amd64.iso ~/Descargas
cp ~/Descargas/debian-i386.iso .
