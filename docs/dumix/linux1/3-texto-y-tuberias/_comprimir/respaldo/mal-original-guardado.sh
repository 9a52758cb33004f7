# Falla: condición 4
tar -cJf Copias/club.tar.xz Partidas Socios
tar -tf Copias/club.tar.xz | sort > Copias/contenido.txt
cp maquina.log maquina.log.copia
gzip maquina.log
mv maquina.log.gz Copias
mkdir Ensayo
tar -xf Copias/club.tar.xz -C Ensayo
