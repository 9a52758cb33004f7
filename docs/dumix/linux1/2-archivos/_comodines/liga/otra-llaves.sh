mkdir Liga/jornada0{1..9} Liga/jornada1{0..2}
cd Liga
touch jornada{0{1..9},1{0..2}}/local.txt
touch jornada{01,02,03,04,05,06,07,08,09,10,11,12}/visita.txt
rm jornada{05..09}/visita.txt
