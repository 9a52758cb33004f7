# Falla: condición 2
# Falla: condición 5
cat > revisa.sh << 'FIN'
#!/bin/bash
if [ ! -s "$1" ]; then
    echo pendiente
elif [ ! -e "$1" ]; then
    echo falta
    exit 1
else
    echo lista
fi
FIN
chmod +x revisa.sh
