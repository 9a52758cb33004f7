# Falla: condición 5
tar -cJf Copias/club.tar.xz Partidas Socios
tar -tf Copias/club.tar.xz | sort > Copias/contenido.txt
gzip maquina.log
mv maquina.log.gz Copias
mkdir Ensayo
cp -a Partidas Socios Ensayo
