gzip < maquina.log > Copias/maquina.log.gz
rm maquina.log
tar -cJf Copias/club.tar.xz Partidas/ Socios/
tar -tJf Copias/club.tar.xz > lista.txt
sort lista.txt > Copias/contenido.txt
mkdir Ensayo
tar -xJf Copias/club.tar.xz -C Ensayo
