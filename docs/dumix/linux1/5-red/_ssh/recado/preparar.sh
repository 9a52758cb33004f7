# La cuenta de ana, en la que se entra con una clave que ya está puesta.
service ssh start > /dev/null
mkdir -m 700 .ssh /home/ana/.ssh
ssh-keygen -q -t ed25519 -N '' -C alumno@practica -f .ssh/id_ed25519
cp .ssh/id_ed25519.pub /home/ana/.ssh/authorized_keys
echo "servidor $(cut -d ' ' -f 1,2 /etc/ssh/ssh_host_ed25519_key.pub)" > .ssh/known_hosts
chown -R alumno: .ssh
cd /home/ana
mkdir Partidas
touch Partidas/{copa.sav,'liga final.sav',noche.sav,reto.sav}
printf '%s\n' '310 leo' '875 rita' '1040 beto' '90 ana' '640 leo' '1035 rita' '77 beto' > marcas.txt
chown -R ana: .
