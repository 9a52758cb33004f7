# Falla: condición 1
# Falla: condición 2
rsync -a --delete Fotos/* ana@servidor:Respaldo/Fotos/
