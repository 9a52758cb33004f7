# El montón del club, tal como se encontró.
mkdir -p Revuelto/Nueva Revuelto/Sonido
cd Revuelto
touch captura1.png captura2.png ranura1.sav ranura2.sav reglas.txt socios.txt
touch torneo.txt 'torneo copia.txt' nada.tmp Nueva/.ranura3.sav
touch Sonido/jefe.ogg Sonido/menu.ogg Sonido/cartel.png
chown -R alumno: .
