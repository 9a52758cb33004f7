cd Copias
tail -n 25 dos.log
cp dos.log ..
rm uno.log dos.log tres.log
cd
rmdir Copias
mv dos.log partidas.log
mkdir Podio/pulpo
