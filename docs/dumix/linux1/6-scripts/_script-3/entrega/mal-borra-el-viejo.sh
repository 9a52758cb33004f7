# Falla: condición 3
# Falla: condición 4
# Falla: condición 6
cat > entrega.sh << 'FIN'
#!/bin/bash
hay=()
for a in "$@"; do
    if [ -e "$a" ]; then hay+=("$a"); else echo "No existe $a" >&2; fi
done
tar -czf entrega.tar.gz "${hay[@]}" || { rm -f entrega.tar.gz; exit 1; }
FIN
