# Las partidas de hoy en tres salas, el recuento y un script que viene de Windows.
cat > norte.txt <<'FIN'
Ana;1250
Bruno;980
Celia;1410
Ana;760
Leo;300
FIN
cat > sur.txt <<'FIN'
Leo;640
Rita;1120
Bruno;90
FIN
cat > 'sala azul.txt' <<'FIN'
Rita;870
Celia;1330
Ana;55
Gael;410
FIN
cat > recuento.sh <<'FIN'
#!/bin/bash
# Cada línea de un archivo es una partida.
echo 'Partidas de hoy'
wc -l norte.txt
wc -l sur.txt
wc -l 'sala azul.txt'
FIN
printf '%s\r\n' '#!/bin/bash' "echo 'Se abre el club'" > antiguo.sh
chmod 755 recuento.sh antiguo.sh
chown -R alumno: .
