wc -l Copias/dos.log
tail Copias/dos.log
cp Copias/dos.log partidas.log
cat partidas.log
cd Podio
mkdir pulpo
rm -r ~/Copias
