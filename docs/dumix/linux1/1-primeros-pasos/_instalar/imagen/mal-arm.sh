# Falla: condición 1
# Falla: condición 2
rm /media/memoria/debian-amd64.iso
cp Descargas/debian-arm64.iso /media/memoria
