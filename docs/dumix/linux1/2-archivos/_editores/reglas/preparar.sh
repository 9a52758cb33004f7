# Las reglas del club, con tres cosas que arreglar.
rm -rf -- *
cat > reglas.txt <<'FIN'
REGLAS DEL CLUB
Se juega por turnos.
No se grita a la pantalla.
El mando se deja donde estaba.
No se grita a la pantalla.
La sala cierra a las 20:00.
FIN
chown -R alumno:alumno .
