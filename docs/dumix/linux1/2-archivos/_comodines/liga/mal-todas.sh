# Falla: condición 3
mkdir Liga/jornada{01..12}
touch Liga/jornada{01..12}/{local,visita}.txt
rm Liga/jornada*/visita.txt
