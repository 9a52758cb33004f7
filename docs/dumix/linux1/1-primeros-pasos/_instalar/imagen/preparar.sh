# Tres imágenes descargadas y una memoria USB con una que no sirve.
mkdir -p Descargas /media/memoria
for arquitectura in amd64 arm64 i386; do
    echo "Debian 12 para $arquitectura" > "Descargas/debian-$arquitectura.iso"
done
cp Descargas/debian-amd64.iso /media/memoria
chown -R alumno: Descargas /media/memoria
