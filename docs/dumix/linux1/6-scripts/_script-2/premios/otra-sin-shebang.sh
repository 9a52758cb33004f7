echo 'if [ "$1" -ge 500 ]; then echo Refresco; fi' > premio.sh
echo 'if [ "$1" -ge 100 ] && [ "$1" -lt 500 ]; then echo Caramelo; fi' >> premio.sh
echo 'if [ "$1" -lt 100 ]; then echo Gracias; fi' >> premio.sh
