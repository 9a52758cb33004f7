# Falla: condición 2
gzip -k Capturas/mesa-1.txt
mv Capturas/mesa-1.txt.gz capturas.tar.gz
