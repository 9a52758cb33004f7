cat > firma.sh << 'FIN'
#!/bin/bash
if ! test -d "$1"; then
    echo "No es un directorio: $1" >&2
    exit 1
fi
for ruta in "$1"/*.png; do
    nombre=${ruta##*/}
    if [ -e "$ruta" ] && [ "${nombre#club-}" = "$nombre" ]; then
        mv -n "$ruta" "$1/club-$nombre"
    fi
done
exit 0
FIN
chmod +x firma.sh
