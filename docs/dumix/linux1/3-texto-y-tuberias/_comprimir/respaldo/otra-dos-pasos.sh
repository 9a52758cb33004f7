tar -cf Copias/club.tar Socios Partidas
tar -tf Copias/club.tar | sort > Copias/contenido.txt
xz Copias/club.tar
mv maquina.log Copias
gzip Copias/maquina.log
mkdir Ensayo
cd Ensayo
tar -xf ../Copias/club.tar.xz
