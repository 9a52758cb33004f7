# Falla: condición 3
# Falla: condición 4
# Falla: condición 5
cat > revisa.sh << 'FIN'
#!/bin/bash
if [ ! -e norte.txt ]; then
    echo falta
    exit 1
elif [ ! -s norte.txt ]; then
    echo lista
else
    echo pendiente
fi
FIN
chmod +x revisa.sh
