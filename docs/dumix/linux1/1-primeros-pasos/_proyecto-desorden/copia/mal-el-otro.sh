# Falla: condición 1
# Falla: condición 2
cd Torneos
mv torneo.txt torneo-2025.txt
