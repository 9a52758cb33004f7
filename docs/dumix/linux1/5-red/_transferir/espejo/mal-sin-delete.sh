# Falla: condición 1
# Falla: condición 2
rsync -a Fotos/ ana@servidor:Respaldo/Fotos/
