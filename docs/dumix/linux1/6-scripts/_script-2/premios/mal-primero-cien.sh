# Falla: condición 1
cat > premio.sh << 'FIN'
#!/bin/bash
if [ "$1" -ge 100 ]; then
    echo Caramelo
elif [ "$1" -ge 500 ]; then
    echo Refresco
else
    echo Gracias
fi
FIN
