# Lo que el club tiene en /srv/club. Tres archivos incumplen una regla cada uno; los demás
# se le parecen y la cumplen.
d=/srv/club
mkdir -p $d/{bin,buzon,fotos,torneos/2025,web/datos}
groupadd socios
for n in anotar contar limpiar sortear; do
    printf '#!/bin/bash\necho %s\n' $n > $d/bin/$n
done
cp /bin/true $d/bin/anotar
for n in 'final 2026' reglas cruces jueces; do echo "torneo: $n" > "$d/torneos/$n.txt"; done
for n in enero febrero marzo abril mayo; do echo "tabla de $n" > $d/torneos/2025/$n.txt; done
for n in copa.jpg sala.jpg podio.jpg; do echo "foto $n" > $d/fotos/$n; done
echo '<h1>Club</h1>' > $d/web/index.html
for n in correo base panel; do echo "secreto de $n" > $d/web/datos/$n.clave; done
echo 'secreto de la alarma' > $d/torneos/2025/alarma.clave
echo 'lo que sea' > $d/buzon/nota.txt
ln -s ../torneos/reglas.txt $d/web/reglas.txt
chown -R root:socios $d/torneos
chown -R www-data: $d/web/datos
chown ana: $d/buzon/nota.txt
chmod 755 $d/bin/*
find $d -type f -name '*.clave' -exec chmod 600 {} +
chmod 664 $d/torneos/cruces.txt $d/torneos/2025/marzo.txt
chmod 640 $d/torneos/jueces.txt
chmod 2775 $d/torneos
chmod 1777 $d/buzon
# Las tres faltas.
chmod 666 "$d/torneos/final 2026.txt"
chmod 644 $d/web/datos/base.clave
chmod 4755 $d/bin/anotar
find $d -exec touch -h -d '2026-11-03 18:05' {} +

# Lo de abajo es de la comprobación.
cat > /usr/local/lib/juez <<'FIN'
# Los permisos y propietarios de todo lo demás; de los archivos, también tamaño y fecha.
resto() {
    find /srv/club ! -type d ! -name 'final 2026.txt' ! -name base.clave ! -name anotar -printf '%p|%y%m|%u|%g|%s|%T@\n' \
        -o -type d -printf '%p|%y%m|%u|%g\n' | LC_ALL=C sort
}
FIN
. /usr/local/lib/juez
mkdir -p /var/lib/club
resto > /var/lib/club/antes
