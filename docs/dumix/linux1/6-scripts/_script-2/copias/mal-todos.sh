# Falla: condición 3
for f in Mesas/*; do cp "$f" "$f.copia"; done
