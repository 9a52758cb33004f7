cd Liga
mkdir jornada{01..12}
touch jornada{01..12}/local.txt
touch jornada0{1..4}/visita.txt jornada{10..12}/visita.txt
