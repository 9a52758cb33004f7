cd Torneos
mv "torneo copia.txt" torneo-2025.txt
ls
