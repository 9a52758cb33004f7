# Falla: condición 1
curl -s -o Documentos/sala.csv http://servidor/sala/sala.csv
