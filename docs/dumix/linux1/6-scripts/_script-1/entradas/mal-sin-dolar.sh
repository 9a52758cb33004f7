# Falla: condición 2
# Falla: condición 3
cat > entradas.sh << 'FIN'
#!/bin/bash
echo "$1 entradas, $(( 1 * 5 )) monedas"
FIN
chmod +x entradas.sh
