# Falla: condición 6
cat > firma.sh << 'FIN'
#!/bin/bash
cd "$1"
for f in *.png; do
    [ -e "$f" ] || continue
    case "$f" in
        club-*) continue ;;
    esac
    mv "$f" "club-$f"
done
FIN
chmod +x firma.sh
