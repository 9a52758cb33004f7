curl -sS -o Documentos/sala.csv http://servidor/sala/mesas.csv
