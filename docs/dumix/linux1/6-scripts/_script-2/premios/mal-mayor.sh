# Falla: condición 1
# Falla: condición 2
cat > premio.sh << 'FIN'
#!/bin/bash
if [ "$1" -gt 500 ]; then
    echo Refresco
elif [ "$1" -gt 100 ]; then
    echo Caramelo
else
    echo Gracias
fi
FIN
