# Falla: condición 2
cp Capturas/duelo*.png Torneos
