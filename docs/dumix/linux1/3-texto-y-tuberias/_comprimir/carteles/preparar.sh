# Dos directorios con textos de la feria.
mkdir Carteles Fotos
for n in {1..4}; do echo "Cartel $n, $RANDOM" > "Carteles/cartel-$n.txt"; done
for n in {1..3}; do head -c 600 /dev/urandom > "Fotos/foto-$n.jpg"; done
mkdir -p /var/lib/club
find Carteles Fotos -type f -exec md5sum {} + > /var/lib/club/feria
chown -R alumno: Carteles Fotos
