# Tres sistemas de archivos. El más lleno no es el que más guarda.
poner() {
    mkdir -p /srv/$1
    busybox mount -t tmpfs -o size=$2,mode=755 $1 /srv/$1
}
poner capturas 2M
poner registros 4M
poner videos 8M
mkdir /srv/capturas/{damas,naves,serpiente}
for i in 1 2 3 4; do
    head -c 90K /dev/zero > /srv/capturas/naves/nave$i.png
    head -c 80K /dev/zero > /srv/capturas/damas/tablero$i.png
done
head -c 200K /dev/zero > /srv/capturas/damas/podio.png
head -c 980K /dev/zero > /srv/capturas/serpiente/cola.png
head -c 1500K /dev/zero > /srv/registros/sala.log
head -c 3M /dev/zero > /srv/videos/final.avi
head -c 2M /dev/zero > /srv/videos/salto.avi
chown -R alumno: /srv/{capturas,registros,videos}
