# Falla: condición 1
cd Torneos
mv martes.txt ../Documentos
