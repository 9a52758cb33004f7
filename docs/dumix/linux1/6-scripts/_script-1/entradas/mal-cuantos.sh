# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
cat > entradas.sh << 'FIN'
#!/bin/bash
echo "$# entradas, $(( $# * 5 )) monedas"
FIN
./entradas.sh 4
