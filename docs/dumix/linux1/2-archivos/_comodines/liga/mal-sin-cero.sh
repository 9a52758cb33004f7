# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
mkdir Liga/jornada{1..12}
touch Liga/jornada{1..12}/{local,visita}.txt
rm Liga/jornada[5-9]/visita.txt
