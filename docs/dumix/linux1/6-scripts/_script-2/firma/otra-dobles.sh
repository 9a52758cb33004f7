cat > firma.sh << 'FIN'
#!/bin/bash
[[ -d $1 ]] || { echo "Dame un directorio." >&2; exit 1; }
cd "$1"
for f in *.png; do
    if [[ -f $f && $f != club-* && ! -e club-$f ]]; then
        mv "$f" "club-$f"
    fi
done
FIN
chmod +x firma.sh
