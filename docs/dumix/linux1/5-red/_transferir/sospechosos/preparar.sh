# Seis descargas, cuatro de ellas malas, cada una por una causa.
service ssh start > /dev/null
mkdir -m 700 .ssh /home/ana/.ssh
ssh-keygen -q -t ed25519 -N '' -C alumno@practica -f .ssh/id_ed25519
cp .ssh/id_ed25519.pub /home/ana/.ssh/authorized_keys
echo "servidor $(cut -d ' ' -f 1,2 /etc/ssh/ssh_host_ed25519_key.pub)" > .ssh/known_hosts
# La conexión se queda abierta, y las siguientes no se hacen esperar.
printf '%s\n' 'Host servidor' '    ControlMaster auto' '    ControlPath ~/.ssh/control-%C' \
    '    ControlPersist 10m' > .ssh/config
mkdir -p Ludoteca /var/lib/club
cd Ludoteca
for ((i = 0; i < 300; i++)); do
    echo "$i;juego $((i * 37 % 211));$((1978 + i * 7 % 40))"
done > catalogo.csv
for ((i = 0; i < 250; i++)); do
    echo "$((i * 7919 % 1000)) $((i * 104729 % 997)) $((i * i % 1009))"
done | tee mapas.txt | gzip > portadas.gz
for ((i = 0; i < 80; i++)); do echo "Regla $((i + 1)). Se turna quien pierde."; done > reglas.txt
printf '%s\n' 'bebida,2' 'partida,1' 'tarde entera,5' > precios.csv
echo 'Somos el club, y esta es nuestra canción' > himno.txt
touch -d '2026-11-10 18:00' *
sha256sum *.* > SHA256SUMS
cp SHA256SUMS /var/lib/club/sumas
mkdir /var/www/html/ludoteca
cp -p *.* /var/www/html/ludoteca
cd /var/www/html/ludoteca
mkdir 2026
mv portadas.gz 2026
sed -i 's/tarde entera,5/tarde entera,6/' precios.csv
cat > index.html <<'FIN'
<h1>Ludoteca</h1>
<p>catalogo.csv, himno.txt, mapas.txt, precios.csv y reglas.txt están aquí.</p>
<p>Las portadas pesan, y ahora están en 2026/portadas.gz.</p>
FIN
cd /home/alumno/Ludoteca
mkdir /home/ana/Respaldo
cp -p precios.csv himno.txt /home/ana/Respaldo
head -n 200 mapas.txt > /home/ana/Respaldo/mapas.txt
head -n 30 reglas.txt > /home/ana/Respaldo/reglas.txt
curl -s -o portadas.gz http://servidor/ludoteca/portadas.gz
cp ../../ana/Respaldo/reglas.txt reglas.txt
sed -i '117s/[0-9]$/x/' mapas.txt
cp /var/www/html/ludoteca/precios.csv .
touch -d '2026-11-12 09:00' *
chown -R alumno: ../.ssh .
chown -R ana: /home/ana
