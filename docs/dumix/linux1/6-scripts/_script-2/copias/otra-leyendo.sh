ls Mesas/*.txt | while read -r f; do cp "$f" "$f.copia"; done
