# Falla: condición 4
cat > revisa.sh << 'FIN'
#!/bin/bash
if [ ! -e "$1" ]; then
    echo falta
    exit 1
elif [ -z "$(cat "$1")" ]; then
    echo pendiente
else
    echo lista
fi
FIN
chmod +x revisa.sh
