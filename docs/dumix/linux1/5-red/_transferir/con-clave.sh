# La cuenta de alumno entra sin contraseña en la de ana, y cada una tiene sus archivos.
service ssh start > /dev/null
mkdir -m 700 .ssh /home/ana/.ssh
ssh-keygen -q -t ed25519 -N '' -C alumno@practica -f .ssh/id_ed25519
cp .ssh/id_ed25519.pub /home/ana/.ssh/authorized_keys
echo "servidor $(cut -d ' ' -f 1,2 /etc/ssh/ssh_host_ed25519_key.pub)" > .ssh/known_hosts
# La conexión se queda abierta, y las siguientes no se hacen esperar.
printf '%s\n' 'Host servidor' '    ControlMaster auto' '    ControlPath ~/.ssh/control-%C' \
    '    ControlPersist 10m' > .ssh/config
mkdir Fotos
echo 'la copa, con su dueña' > Fotos/copa.jpg
echo 'la final, desde la tercera fila' > Fotos/final.jpg
echo 'Acta del torneo' > acta.txt
touch -d '2026-11-14 20:00' Fotos/* Fotos acta.txt
chown -R alumno: .ssh Fotos acta.txt
cd /home/ana
printf '%s\n' '310 leo' '875 rita' '90 beto' '640 ana' > marcas.txt
chown -R ana: .
