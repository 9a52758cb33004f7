# Tres sitios donde guardar. Solo en uno cabe el video del torneo.
poner() {
    mkdir -p /srv/$1
    busybox mount -t tmpfs -o size=$2,mode=755 $1 /srv/$1
    head -c $3 /dev/zero > /srv/$1/$4
}
poner capturas 2M 400K podio.png
poner sonidos 8M 5M jefes.ogg
poner videos 4M 3500K final.avi
head -c 2500K /dev/urandom > torneo.avi
chown -R alumno: torneo.avi /srv/{capturas,sonidos,videos}
