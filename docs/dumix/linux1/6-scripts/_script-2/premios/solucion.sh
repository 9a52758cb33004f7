cat > premio.sh << 'FIN'
#!/bin/bash
if [ "$1" -ge 500 ]; then
    echo Refresco
elif [ "$1" -ge 100 ]; then
    echo Caramelo
else
    echo Gracias
fi
FIN
