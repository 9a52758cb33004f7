# Falla: condición 2
# Falla: condición 3
# Falla: condición 5
tar -cJf Copias/club.tar.xz Partidas
ls Partidas Socios > Copias/contenido.txt
gzip maquina.log
mv maquina.log.gz Copias
mkdir Ensayo
cp -r Partidas Socios Ensayo
