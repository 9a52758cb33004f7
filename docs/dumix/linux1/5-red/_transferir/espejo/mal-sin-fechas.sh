# Falla: condición 2
rsync -r --delete Fotos/ ana@servidor:Respaldo/Fotos/
