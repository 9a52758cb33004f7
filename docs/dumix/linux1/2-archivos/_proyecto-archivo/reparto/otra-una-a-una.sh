mkdir Club/Archivo
cd Club/Archivo
mkdir Carrera Lucha
cp ../Partidas/carrera-0{1,2,3}.sav Carrera
cp ../Partidas/lucha-01.sav ../Partidas/lucha-02.sav Lucha
cp ../Partidas/lucha-0[34].sav Lucha
cat ../Partidas/perdida
cp ../Partidas/perdida Lucha/lucha-05.sav
