cat > firma.sh << 'FIN'
#!/bin/bash
if [ -z "$1" ] || [ ! -d "$1" ]; then echo 'Falta el directorio.' >&2; exit 1; fi
shopt -s nullglob extglob
cd -- "$1"
for f in !(club-*).png; do
    mv -n -- "$f" "club-$f"
done
FIN
chmod +x firma.sh
