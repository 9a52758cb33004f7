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
        club-*)
            continue ;;
        *)
            mv "$f" "club-$f" ;;
    esac
done
FIN
chmod +x firma.sh
./firma.sh 'Capturas de hoy'
ls 'Capturas de hoy'
