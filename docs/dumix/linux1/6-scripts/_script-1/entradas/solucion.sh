cat > entradas.sh << 'FIN'
#!/bin/bash
echo "$1 entradas, $(( $1 * 5 )) monedas"
FIN
chmod +x entradas.sh
./entradas.sh 4
