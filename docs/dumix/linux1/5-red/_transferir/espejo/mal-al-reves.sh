# Falla: condición 4
rsync -a --delete ana@servidor:Respaldo/Fotos/ Fotos/
