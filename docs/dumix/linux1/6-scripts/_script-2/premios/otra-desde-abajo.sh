cat > premio.sh << 'FIN'
#!/bin/bash
if [ "$1" -lt 100 ]
then
    echo Gracias
elif [ "$1" -le 499 ]
then
    echo Caramelo
else
    echo Refresco
fi
FIN
