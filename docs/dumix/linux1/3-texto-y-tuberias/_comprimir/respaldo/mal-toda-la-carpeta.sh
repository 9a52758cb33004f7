# Falla: condición 2
tar -cJf Copias/club.tar.xz *
tar -tf Copias/club.tar.xz | sort > Copias/contenido.txt
gzip maquina.log
mv maquina.log.gz Copias
mkdir Ensayo
tar -xf Copias/club.tar.xz -C Ensayo
