# Falla: condición 1
cd Club/Archivo
rm Carrera/carrera-01.sav Carrera/carrera-02.sav Carrera/carrera-03.sav
touch Carrera/carrera-01.sav Carrera/carrera-02.sav Carrera/carrera-03.sav
chmod 444 */*.sav
chmod 555 Lucha Carrera
ln -s Lucha/lucha-05.sav ultima.sav
