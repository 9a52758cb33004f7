# Falla: condición 1
cd Torneos
ln -s ../Capturas/duelo[2-5].png .
