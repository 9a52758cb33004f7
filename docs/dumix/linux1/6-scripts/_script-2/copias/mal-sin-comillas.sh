# Falla: condición 1
for f in Mesas/*.txt; do cp $f $f.copia; done
