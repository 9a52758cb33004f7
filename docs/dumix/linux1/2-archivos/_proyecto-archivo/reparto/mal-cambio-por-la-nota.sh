# Falla: condición 3
cd Club
mkdir -p Archivo/Lucha Archivo/Carrera
cd Partidas
cp perdida lucha-05.sav
rm lucha.txt
cp lucha* ../Archivo/Lucha
cp carrera-??.sav ../Archivo/Carrera
