# Falla: condición 1
# Falla: condición 3
for f in Mesas/*.txt; do cp "$f" "${f%.txt}.copia"; done
