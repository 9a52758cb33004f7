# Falla: condición 1
# Falla: condición 4
tar -czf Copias/club.tar.xz Partidas Socios
tar -tf Copias/club.tar.xz | sort > Copias/contenido.txt
gzip -k maquina.log
mv maquina.log.gz Copias
mkdir Ensayo
tar -xf Copias/club.tar.xz -C Ensayo
