cd Club
mkdir -p Archivo/Lucha Archivo/Carrera
cd Partidas
cp lucha*.sav ../Archivo/Lucha
cp c*[0-9].sav ../Archivo/Carrera
cp perdida ../Archivo/Lucha
mv ../Archivo/Lucha/perdida ../Archivo/Lucha/lucha-05.sav
