# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
# Falla: condición 6
cat > barra.sh << 'FIN'
#!/bin/bash
if [ ! -f "$1" ]; then
    echo "No encuentro '$1'." >&2
    exit 2
fi
total=0
malas=0
linea=0
echo "Total: 91"
echo "Malas: 2"
exit 1
FIN
chmod +x barra.sh
