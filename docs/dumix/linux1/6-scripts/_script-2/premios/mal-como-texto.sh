# Falla: condición 1
# Falla: condición 3
cat > premio.sh << 'FIN'
#!/bin/bash
if [[ "$1" > 499 ]]; then
    echo Refresco
elif [[ "$1" > 099 ]]; then
    echo Caramelo
else
    echo Gracias
fi
FIN
