cat > firma.sh << 'FIN'
#!/bin/bash
cd "${1:-/no/hay}" || exit 1
ls | grep '[.]png$' | grep -v '^club-' | while read -r f; do
    if [ ! -e "club-$f" ]; then mv "$f" "club-$f"; fi
done
FIN
chmod +x firma.sh
