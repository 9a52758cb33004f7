# Fotos de dos cuentas, cada una con su grupo, en un directorio de root.
groupadd socios
useradd -m -s /bin/bash -G socios aurora
useradd -m -s /bin/bash -G socios bruno
mkdir /srv/sala
cd /srv/sala
for f in final podio sala; do echo "Foto: $f" > $f.png; done
chown aurora: final.png
chown bruno:alumno podio.png
chown bruno: sala.png
chmod 775 .
