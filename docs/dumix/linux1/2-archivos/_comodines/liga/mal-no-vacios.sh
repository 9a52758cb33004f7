# Falla: condición 2
# Falla: condición 3
mkdir Liga/jornada{01..12}
for j in Liga/jornada*; do echo pendiente > $j/local.txt; cp $j/local.txt $j/visita.txt; done
rm Liga/jornada0[5-9]/visita.txt
