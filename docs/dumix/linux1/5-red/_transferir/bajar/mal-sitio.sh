# Falla: condición 1
curl -sS -O http://servidor/sala/mesas.csv
mv mesas.csv sala.csv
