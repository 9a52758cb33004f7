cat > respaldo.sh << 'FIN'
#!/bin/bash
[ $# -eq 2 ] && [ -n "$1" ] && [ -n "$2" ] || { echo "Uso: respaldo.sh ORIGEN DESTINO" >&2; exit 2; }
for d in "$1" "$2"; do test -d "$d" || { echo "$d: no es un directorio" >&2; exit 2; }; done
o=$(realpath "$1"); d=$(realpath "$2")
if [[ $d == "$o" || $d == "$o"/* ]]; then
    echo "$d está dentro de $o" >&2
    exit 3
fi
f=club-$(date +%Y-%m-%d).tar.gz
borra() { rm -f "$d/.$f" "$d/.$f.sha256"; }
trap borra EXIT
tar -C "$o" -czf "$d/.$f" . || exit 4
s=$(sha256sum < "$d/.$f") || exit 4
echo "${s%-}$f" > "$d/.$f.sha256" || exit 4
mv "$d/.$f" "$d/$f" && mv "$d/.$f.sha256" "$d/$f.sha256" || exit 4
ls "$d" | grep -E '^club-[0-9]{4}-[0-9]{2}-[0-9]{2}[.]tar[.]gz$' | sort | head -n -7 | while read -r v; do
    rm -f "$d/$v" "$d/$v.sha256"
done
FIN
chmod +x respaldo.sh
