# La cuenta de alumno entra sin contraseña en la de ana.
service ssh start > /dev/null
mkdir -m 700 .ssh /home/ana/.ssh
ssh-keygen -q -t ed25519 -N '' -C alumno@practica -f .ssh/id_ed25519
cp .ssh/id_ed25519.pub /home/ana/.ssh/authorized_keys
echo "servidor $(cut -d ' ' -f 1,2 /etc/ssh/ssh_host_ed25519_key.pub)" > .ssh/known_hosts
# La conexión se queda abierta, y las siguientes no se hacen esperar.
printf '%s\n' 'Host servidor' '    ControlMaster auto' '    ControlPath ~/.ssh/control-%C' \
    '    ControlPersist 10m' > .ssh/config
mkdir -p Carteles/grandes
echo 'Gran final, sábado a las cinco' > Carteles/final.txt
echo 'Noche de retos' > Carteles/grandes/retos.txt
chown -R alumno: .ssh Carteles
cd /home/ana
mkdir Sala
printf '%s\n' 'lunes leo' 'martes rita' 'jueves beto' > turnos.txt
touch -d '2026-11-09 10:30' turnos.txt
chown -R ana: .
