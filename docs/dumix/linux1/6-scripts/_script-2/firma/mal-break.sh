# Falla: condición 3
cat > firma.sh << 'FIN'
#!/bin/bash
if [ ! -d "$1" ]; then
    echo "'$1' no es un directorio." >&2
    exit 1
fi
cd "$1" || exit 1
for f in *.png; do
    [ -e "$f" ] || continue
    case "$f" in
        club-*) break ;;
    esac
    mv "$f" "club-$f"
done
FIN
chmod +x firma.sh
