# Falla: condición 2
cat > revisa.sh << 'FIN'
#!/bin/bash
if [ ! -e "$1" ]; then
    echo falta
elif [ -s "$1" ]; then
    echo lista
else
    echo pendiente
fi
FIN
chmod +x revisa.sh
