cd Copias
wc -l uno.log dos.log tres.log
tail -n 1 uno.log dos.log
tail -n 20 dos.log
cd ..
mv Copias/dos.log partidas.log
mkdir Podio/pulpo
rm -r Copias
