# Falla: condición 1
mv /media/memoria/debian-amd64.iso /media/memoria/debian-i386.iso
