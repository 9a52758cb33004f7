# Las copias del club, hechas, y la cuenta de ana, en la que se entra sin contraseña.
service ssh start > /dev/null
mkdir -m 700 .ssh /home/ana/.ssh
ssh-keygen -q -t ed25519 -N '' -C alumno@practica -f .ssh/id_ed25519
cp .ssh/id_ed25519.pub /home/ana/.ssh/authorized_keys
echo "servidor $(cut -d ' ' -f 1,2 /etc/ssh/ssh_host_ed25519_key.pub)" > .ssh/known_hosts
# La conexión se queda abierta, y las siguientes no se hacen esperar.
printf '%s\n' 'Host servidor' '    ControlMaster auto' '    ControlPath ~/.ssh/control-%C' \
    '    ControlPersist 10m' > .ssh/config
mkdir -p Club/Fotos Copias
printf '%s\n' 'Celia,norte' 'Bruno,azul' 'Noa,norte' > Club/socios.csv
echo 'la copa, con su dueña' > Club/Fotos/copa.jpg
find Club -exec touch -d '2026-11-14 20:00' {} +
cd Copias
for dia in 19 20; do
    tar -czf club-2026-11-$dia.tar.gz -C ../Club .
    sha256sum club-2026-11-$dia.tar.gz > club-2026-11-$dia.tar.gz.sha256
    touch -d "2026-11-$dia 03:30" club-2026-11-$dia.tar.gz*
done
touch -d '2026-11-20 03:30' .
cd ..
chown -R alumno: .ssh Club Copias
chown -R ana: /home/ana
