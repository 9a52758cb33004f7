# Falla: condición 1
cd Torneos
