# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
rsync -a --delete Fotos ana@servidor:
