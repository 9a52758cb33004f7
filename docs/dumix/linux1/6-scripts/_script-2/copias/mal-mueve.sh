# Falla: condición 2
for f in Mesas/*.txt; do mv "$f" "$f.copia"; done
