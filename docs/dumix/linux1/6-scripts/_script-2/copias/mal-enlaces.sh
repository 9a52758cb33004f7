# Falla: condición 1
cd Mesas
for f in *.txt; do ln -s "$f" "$f.copia"; done
