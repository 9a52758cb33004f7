# Falla: condición 2
cd Torneos
cp "torneo copia.txt" torneo-2025.txt
mv "torneo copia.txt" ".torneo copia.txt"
