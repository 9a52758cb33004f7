# Las partidas del sábado, con juego, socio y puntos.
cat > partidas.txt <<'FIN'
meteoros;Celia;420
damas;Bruno;90
meteoros;Aurora;1250
serpiente;Bruno;310
meteoros;Celia;980
serpiente;Elena;75
meteoros;Bruno;640
FIN
printf '%s\n' damas meteoros meteoros damas meteoros > turnos.txt
chown alumno: partidas.txt turnos.txt
