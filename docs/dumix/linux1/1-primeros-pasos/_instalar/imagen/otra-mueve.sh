uname -m
mv Descargas/debian-i386.iso /media/memoria
cd /media/memoria
rm debian-amd64.iso
ls
