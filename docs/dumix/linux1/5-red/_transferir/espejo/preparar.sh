# Tus fotos, y una copia vieja de ellas en la cuenta de ana, entre otras cosas suyas.
service ssh start > /dev/null
mkdir -m 700 .ssh /home/ana/.ssh
ssh-keygen -q -t ed25519 -N '' -C alumno@practica -f .ssh/id_ed25519
cp .ssh/id_ed25519.pub /home/ana/.ssh/authorized_keys
echo "servidor $(cut -d ' ' -f 1,2 /etc/ssh/ssh_host_ed25519_key.pub)" > .ssh/known_hosts
# La conexión se queda abierta, y las siguientes no se hacen esperar.
printf '%s\n' 'Host servidor' '    ControlMaster auto' '    ControlPath ~/.ssh/control-%C' \
    '    ControlPersist 10m' > .ssh/config
mkdir -p Fotos/2025 Fotos/vacías /var/lib/club
cd Fotos
for each in copa.jpg final.jpg 'sala llena.jpg' 2025/grupo.jpg; do
    echo "foto: $each" > "$each"
    touch -d '2026-11-14 20:00' "$each"
done
cd ..
chown -R alumno: .ssh Fotos
find Fotos -type f -exec sha256sum {} + > /var/lib/club/fotos
find Fotos -type f -printf '%p %T@\n' | LC_ALL=C sort > /var/lib/club/fechas
cd /home/ana
chmod 755 .
mkdir -p Respaldo/Fotos/2025 Respaldo/Música
cp -p /home/alumno/Fotos/copa.jpg Respaldo/Fotos
echo 'foto: final, sin recortar' > Respaldo/Fotos/final.jpg
echo 'foto: borrosa' > Respaldo/Fotos/borrosa.jpg
echo 'foto: repetida' > Respaldo/Fotos/2025/repetida.jpg
touch -d '2026-11-01 09:00' Respaldo/Fotos/{final,borrosa}.jpg Respaldo/Fotos/2025/*
echo 'Llamar a Rita' > Respaldo/notas.txt
echo 'la la la' > Respaldo/Música/himno.ogg
echo 'Hoy no he perdido' > diario.txt
chown -R ana: .
sha256sum diario.txt Respaldo/notas.txt Respaldo/Música/himno.ogg > /var/lib/club/ana
