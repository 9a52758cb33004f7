# La cuenta de alumno ya tiene un par de claves, y la de ana, su clave pública.
service ssh start > /dev/null
mkdir -m 700 .ssh /home/ana/.ssh
ssh-keygen -q -t ed25519 -N '' -C alumno@practica -f .ssh/id_ed25519
cp .ssh/id_ed25519.pub /home/ana/.ssh/authorized_keys
echo "servidor $(cut -d ' ' -f 1,2 /etc/ssh/ssh_host_ed25519_key.pub)" > .ssh/known_hosts
chown -R alumno: .ssh
cd /home/ana
mkdir Partidas
touch Partidas/{copa.sav,liga.sav}
printf '%s\n' '310 leo' '875 rita' '90 beto' '640 ana' > marcas.txt
chown -R ana: .
