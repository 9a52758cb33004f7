# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
cat > firma.sh << 'FIN'
#!/bin/bash
if [ ! -d "$1" ]; then
    echo "'$1' no es un directorio." >&2
    exit 1
fi
for f in "$1"/*.png; do
    [ -e "$f" ] || continue
    case "$f" in
        club-*) continue ;;
    esac
    mv "$f" "club-$f"
done
FIN
chmod +x firma.sh
