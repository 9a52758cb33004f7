mkdir Liga/jornada{01..12}
touch Liga/jornada{01..12}/{local,visita}.txt
ls Liga/jornada0[5-9]/visita.txt
rm Liga/jornada0[5-9]/visita.txt
