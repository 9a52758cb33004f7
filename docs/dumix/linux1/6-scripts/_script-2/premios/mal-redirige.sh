# Falla: condición 2
# Falla: condición 3
cat > premio.sh << 'FIN'
#!/bin/bash
if [ "$1" > 500 ]; then
    echo Refresco
elif [ "$1" > 100 ]; then
    echo Caramelo
else
    echo Gracias
fi
FIN
