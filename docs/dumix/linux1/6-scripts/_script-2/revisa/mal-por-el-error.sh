# Falla: condición 2
# Falla: condición 5
cat > revisa.sh << 'FIN'
#!/bin/bash
if [ ! -e "$1" ]; then
    echo falta >&2
    exit 1
elif [ -s "$1" ]; then
    echo lista
else
    echo pendiente
fi
FIN
chmod +x revisa.sh
