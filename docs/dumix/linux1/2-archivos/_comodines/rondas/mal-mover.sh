# Falla: condición 1
mv Capturas/duelo[2-5].png Torneos
