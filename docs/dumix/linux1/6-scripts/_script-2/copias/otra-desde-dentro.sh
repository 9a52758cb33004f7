cd Mesas
for mesa in *.txt; do cp -p "$mesa" "${mesa%.txt}.txt.copia"; done
