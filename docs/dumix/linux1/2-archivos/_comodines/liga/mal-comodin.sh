# Falla: condición 2
mkdir Liga/jornada{01..12}
touch Liga/jornada??/local.txt
touch Liga/jornada{01..12}/visita.txt
rm Liga/jornada0[5-9]/visita.txt
