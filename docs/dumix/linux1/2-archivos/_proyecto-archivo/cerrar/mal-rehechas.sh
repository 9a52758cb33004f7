# Falla: condición 1
cd Archivo/Lucha
rm lucha-01.sav lucha-02.sav lucha-03.sav
touch lucha-01.sav lucha-02.sav lucha-03.sav
chmod 444 lucha-01.sav lucha-02.sav lucha-03.sav
chmod 555 .
