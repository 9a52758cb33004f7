# Falla: condición 4
rsync -r --delete Fotos/ ana@servidor:Respaldo/Fotos/
rsync -a ana@servidor:Respaldo/Fotos/ Fotos/
