cat > premio.sh << 'FIN'
#!/usr/bin/env bash
premio=Gracias
[ "$1" -ge 100 ] && premio=Caramelo
[ "$1" -ge 500 ] && premio=Refresco
echo "$premio"
FIN
