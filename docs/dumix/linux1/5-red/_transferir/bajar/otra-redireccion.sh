curl http://127.0.2.1/sala/mesas.csv > Documentos/sala.csv
